print("la-lint")
