"""What the benchmarks run on, written from a seed: the same on every machine, and nothing large in the repository."""

import json
import random
import shutil
import uuid
from pathlib import Path

FOLDER = Path(__file__).resolve().parent
MODEL = FOLDER / "Model.swift"
SCHEMA = FOLDER / "contract.schema.json"
SEED = 20260921
NOW = 1790000000
EPOCH_2001 = 978307200

STREETS = ["Harbour Street", "Mill Lane", "Königsallee", "Rue de la Paix", "Station Road", "Calle Mayor", "Park Avenue"]
DISHES = ["Margherita", "Pad Thai", "Ramen", "Falafel bowl", "Caesar salad", "Tiramisù", "Lemonade", "Green curry"]
NAMES = ["Ada", "Björn", "Chidi", "Dolores", "Emil", "Fatima", "Grace", "Hiro"]


def push(rng, items=6, stops=4):
    """A push of about 2 KB without a mistake."""
    event = rng.choices(["start", "update", "end"], [1, 8, 1])[0]
    time = NOW + rng.randrange(0, 100_000)
    eta = time - EPOCH_2001 + rng.randrange(300, 3600)
    state = {
        "phase": rng.choice(["preparing", "pickedUp", "onTheWay", "nearby", "delivered", "delayed"]),
        "headline": f"Arriving in {rng.randrange(2, 60)} minutes",
        "detail": "Your courier has picked up the order and takes the shortest way to you; "
        f"{rng.randrange(1, 9)} stops are before yours. Please have the code ready at the door.",
        "progress": round(rng.random(), 4),
        "stopsLeft": rng.randrange(0, 9),
        "eta": eta,
        "window": [eta - 300, eta + 600],
        "courier": {
            "name": rng.choice(NAMES),
            "phone": f"+49 30 {rng.randrange(1_000_000, 9_999_999)}",
            "rating": round(3 + 2 * rng.random(), 2),
            "vehicle": rng.choice(["bicycle", "scooter", "car", "van", "onFoot"]),
            "photo": f"https://cdn.example.com/couriers/{rng.randrange(1_000_000)}.jpg",
        },
        "stops": [
            {
                "id": str(uuid.UUID(int=rng.getrandbits(128), version=4)),
                "address": f"{rng.randrange(1, 200)} {rng.choice(STREETS)}",
                "latitude": round(52 + rng.random(), 6),
                "longitude": round(13 + rng.random(), 6),
                "isDone": rng.random() < 0.5,
                "arrival": eta - 60 * rng.randrange(0, 30),
            }
            for _ in range(stops)
        ],
        "items": [
            {
                "name": rng.choice(DISHES),
                "quantity": rng.randrange(1, 5),
                "price": round(5 + 20 * rng.random(), 2),
                "note": rng.choice([None, "without onions", "extra hot, and cut into eight pieces"]),
            }
            for _ in range(items)
        ],
        "offer": {"title": "Next time", "code": f"BACK{rng.randrange(10, 99)}", "percent": rng.randrange(5, 30)},
        "tags": {"district": rng.choice(["mitte", "west", "south"]), "campaign": f"autumn-{rng.randrange(100)}"},
        "isPriority": rng.random() < 0.2,
        "revision": rng.randrange(1, 1000),
    }
    aps = {"timestamp": time, "event": event, "content-state": state}
    if event == "start":
        aps["alert"] = {"title": "On its way", "body": "Your order has left the shop"}
        aps["attributes-type"] = "DeliveryAttributes"
        aps["attributes"] = {
            "orderNumber": f"A-{rng.randrange(100_000, 999_999)}",
            "shop": "Trattoria Napoli",
            "customer": rng.choice(NAMES),
            "placed": eta - 3000,
        }
    if event == "update":
        aps["stale-date"] = time + 900
        aps["relevance-score"] = rng.randrange(1, 100)
    return {"aps": aps}


def spoil(document, rng):
    """The classic mistakes, one at a time."""
    state = document["aps"]["content-state"]
    match rng.randrange(6):
        case 0:
            state["eta"] += EPOCH_2001
        case 1:
            state["stops_left"] = state.pop("stopsLeft")
        case 2:
            state["courier"]["rating"] = None
        case 3:
            state["phase"] = "picked_up"
        case 4:
            rng.choice(state["items"])["quantity"] = 1.5
        case 5:
            document["aps"]["timestamp"] *= 1000
    return document


def text(document):
    return json.dumps(document, ensure_ascii=False, separators=(",", ":"))


def one(folder):
    path = folder / "one.json"
    path.write_text(text(push(random.Random(SEED))))
    return path


def many(folder, count):
    """A folder of payloads without a mistake: the peers stop at the first that fails."""
    target = folder / f"payloads-{count}"
    if not target.exists():
        rng = random.Random(SEED + count)
        target.mkdir()
        for number in range(count):
            (target / f"push-{number:05}.json").write_text(text(push(rng)))
    return target


def lines(path, *, size=None, count=None, mistakes=0.001, items=6, stops=4):
    """Recorded pushes, one a line; one in a thousand has a mistake. Lines come from a pool, so that writing is quick."""
    if path.exists():
        return path
    rng = random.Random(SEED)
    pool = [text(push(rng, items, stops)) for _ in range(2000)]
    bad = [text(spoil(push(rng, items, stops), rng)) for _ in range(200)]
    with path.open("w") as file:
        written = lines = 0
        while written < size if size else lines < count:
            line = rng.choice(bad if rng.random() < mistakes else pool) + "\n"
            file.write(line)
            written += len(line.encode())
            lines += 1
    return path


def app(folder, count=5000):
    """An app's source tree: one file with the attributes, one it needs, and thousands of views and models."""
    target = folder / f"app-{count}"
    if target.exists():
        return target
    rng = random.Random(SEED)
    words = ["Order", "Cart", "Profile", "Settings", "Search", "Menu", "Payment", "Address", "Review", "Map"]
    for number in range(count - 1):
        name = f"{rng.choice(words)}{rng.choice(words)}{number}"
        body = "\n\n".join(
            f"  /// Shows the {part} of the screen, with what the person last chose.\n"
            f"  func make{part}(for index: Int, title: String = \"{part}\") -> some View {{\n"
            f"    VStack(alignment: .leading, spacing: {rng.randrange(20)}) {{\n"
            f"      Text(\"\\(title) \\(index + {rng.randrange(100)})\").font(.headline)\n"
            "      if isExpanded { ForEach(items, id: \\.self) { item in Text(item) } }\n"
            "    }\n  }"
            for part in rng.sample(words, 6)
        )
        place = target / f"Feature{number % 50:02}" / f"Part{number % 7}"
        place.mkdir(parents=True, exist_ok=True)
        (place / f"{name}View.swift").write_text(
            f"import SwiftUI\n\nstruct {name}View: View {{\n  @State private var isExpanded = false\n"
            f"  let items: [String]\n\n  var body: some View {{\n    List {{ make{words[0]}(for: 1) }}\n  }}\n\n{body}\n}}\n"
        )
    shutil.copy(MODEL, target / "Feature07" / "Model.swift")
    return target


def findings(folder, count=500):
    """One payload with 500 mistakes."""
    rng = random.Random(SEED)
    document = push(rng)
    state = document["aps"]["content-state"]
    state["items"] = [{"name": "Ramen", "quantity": f"{number}", "price": 9.5} for number in range(count)]
    path = folder / "findings.json"
    path.write_text(json.dumps(document, indent=2))
    return path
