/// The pairs in `DiffModels`, in groups that the compiler can chew.
extension DiffPair {
  static let all: [DiffPair] = first + second

  private static let first: [DiffPair] = [
    DiffPair("AddedOptional", AddedOptionalOld.RideAttributes.self, AddedOptionalNew.RideAttributes.self),
    DiffPair("AddedRequired", AddedRequiredOld.RideAttributes.self, AddedRequiredNew.RideAttributes.self),
    DiffPair(
      "Alternatives", AlternativesOld.RideAttributes.self, AlternativesNew.RideAttributes.self,
      old: [#"{"a":1,"b":"x","c":1,"d":false}"#],
      new: [#"{"a":"x","b":1,"c":"y","d":1}"#]),
    DiffPair("BooleanForms", BooleanFormsOld.RideAttributes.self, BooleanFormsNew.RideAttributes.self),
    DiffPair("Constants", ConstantsOld.RideAttributes.self, ConstantsNew.RideAttributes.self),
    DiffPair("DateMeanings", DateMeaningsOld.RideAttributes.self, DateMeaningsNew.RideAttributes.self),
    DiffPair("DateToNumber", DateToNumberOld.RideAttributes.self, DateToNumberNew.RideAttributes.self),
    DiffPair("Dictionaries", DictionariesOld.RideAttributes.self, DictionariesNew.RideAttributes.self),
    DiffPair("Emptiness", EmptinessOld.RideAttributes.self, EmptinessNew.RideAttributes.self),
    DiffPair("EmptyToRequired", EmptyToRequiredOld.RideAttributes.self, EmptyToRequiredNew.RideAttributes.self),
    DiffPair("EnumCases", EnumCasesOld.RideAttributes.self, EnumCasesNew.RideAttributes.self),
    DiffPair("EnumGrows", EnumGrowsOld.RideAttributes.self, EnumGrowsNew.RideAttributes.self),
    DiffPair("EnumToText", EnumToTextOld.RideAttributes.self, EnumToTextNew.RideAttributes.self),
    DiffPair("Fallbacks", FallbacksOld.RideAttributes.self, FallbacksNew.RideAttributes.self),
    DiffPair("Flattened", FlattenedOld.RideAttributes.self, FlattenedNew.RideAttributes.self),
    DiffPair("FloatToDouble", FloatToDoubleOld.RideAttributes.self, FloatToDoubleNew.RideAttributes.self),
    DiffPair("Fractions", FractionsOld.RideAttributes.self, FractionsNew.RideAttributes.self),
    DiffPair("Generics", GenericsOld.RideAttributes.self, GenericsNew.RideAttributes.self),
    DiffPair("MadeOptional", MadeOptionalOld.RideAttributes.self, MadeOptionalNew.RideAttributes.self),
    DiffPair("MoneyStruct", MoneyStructOld.RideAttributes.self, MoneyStructNew.RideAttributes.self),
    DiffPair("NestedChange", NestedChangeOld.RideAttributes.self, NestedChangeNew.RideAttributes.self),
    DiffPair("ObjectForms", ObjectFormsOld.RideAttributes.self, ObjectFormsNew.RideAttributes.self),
  ]

  private static let second: [DiffPair] = [
    DiffPair("Optionality", OptionalityOld.RideAttributes.self, OptionalityNew.RideAttributes.self),
    DiffPair("PairLists", PairListsOld.RideAttributes.self, PairListsNew.RideAttributes.self),
    DiffPair("Points", PointsOld.RideAttributes.self, PointsNew.RideAttributes.self),
    DiffPair("Ranges", RangesOld.RideAttributes.self, RangesNew.RideAttributes.self),
    DiffPair("RangesKept", RangesKeptOld.RideAttributes.self, RangesKeptNew.RideAttributes.self),
    DiffPair("RawTypes", RawTypesOld.RideAttributes.self, RawTypesNew.RideAttributes.self),
    DiffPair("ReadsBothKeys", ReadsBothKeysOld.RideAttributes.self, ReadsBothKeysNew.RideAttributes.self),
    DiffPair("RemovedMembers", RemovedMembersOld.RideAttributes.self, RemovedMembersNew.RideAttributes.self),
    DiffPair("RenamedKeys", RenamedKeysOld.RideAttributes.self, RenamedKeysNew.RideAttributes.self),
    DiffPair("Sets", SetsOld.RideAttributes.self, SetsNew.RideAttributes.self),
    DiffPair("SignedNumbers", SignedNumbersOld.RideAttributes.self, SignedNumbersNew.RideAttributes.self),
    DiffPair("SwiftNames", SwiftNamesOld.RideAttributes.self, SwiftNamesNew.RideAttributes.self),
    DiffPair("TextToEnum", TextToEnumOld.RideAttributes.self, TextToEnumNew.RideAttributes.self),
    DiffPair("Texts", TextsOld.RideAttributes.self, TextsNew.RideAttributes.self),
    DiffPair("TextsOpen", TextsOpenOld.RideAttributes.self, TextsOpenNew.RideAttributes.self),
    DiffPair(
      "Trees", TreesOld.RideAttributes.self, TreesNew.RideAttributes.self,
      old: [
        #"{"root":{"name":"a","children":[{"name":"b","children":[],"weight":2}],"weight":1},"list":{"next":{"_0":{"end":{}},"value":1}}}"#
      ],
      new: [
        #"{"root":{"children":[{"name":"b","children":[],"weight":70000}],"weight":1},"list":{"next":{"_0":{"end":{}},"value":"x"}}}"#
      ]),
    DiffPair("Unchanged", UnchangedOld.RideAttributes.self, UnchangedNew.RideAttributes.self),
    DiffPair(
      "UnionCases", UnionCasesOld.RideAttributes.self, UnionCasesNew.RideAttributes.self,
      old: [#"{"status":{"late":{"minutes":3}},"last":{"moving":{"speed":1.5}}}"#, #"{"status":{"gone":{"_0":1}}}"#],
      new: [#"{"status":{"parked":{}},"last":{"late":{"minutes":1.5,"reason":"fog"}}}"#]),
    DiffPair(
      "UnionGrows", UnionGrowsOld.RideAttributes.self, UnionGrowsNew.RideAttributes.self,
      old: [#"{"status":{"moving":{"speed":3}}}"#],
      new: [#"{"status":{"parked":{"at":"P1"}}}"#, #"{"status":{"moving":{"speed":1.5,"limit":3}}}"#]),
    DiffPair("WiderNumbers", WiderNumbersOld.RideAttributes.self, WiderNumbersNew.RideAttributes.self),
    DiffPair("Wrapper", WrapperOld.RideAttributes.self, WrapperNew.RideAttributes.self),
  ]
}
