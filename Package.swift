// swift-tools-version: 6.0

import PackageDescription

let package = Package(
  name: "la-lint",
  platforms: [.macOS(.v13)],
  products: [
    .library(name: "LAContract", targets: ["LAContract"]),
    .executable(name: "la-lint", targets: ["la-lint"]),
  ],
  targets: [
    .target(name: "LAContract"),
    .executableTarget(name: "la-lint", dependencies: ["LAContract"]),
    .testTarget(
      name: "LAContractTests", dependencies: ["LAContract", "la-lint"], exclude: ["OwnDeclarations.txt", "Reports"]),
  ]
)
