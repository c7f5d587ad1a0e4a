import Swift
public class Package {
  public init(name: String, platforms: [SupportedPlatform]? = nil, products: [Product] = [], dependencies: [Dependency] = [], targets: [Target] = []) {}
  public class Dependency {
    public static func package(url: String, exact version: String) -> Dependency {}
    public static func package(url: String, from version: String) -> Dependency {}
    public static func package(url: String, branch: String) -> Dependency {}
    public static func package(path: String) -> Dependency {}
  }
}
public class Product {
  public static func library(name: String, targets: [String]) -> Product {}
  public static func executable(name: String, targets: [String]) -> Product {}
}
public class Target {
  public static func target(name: String, dependencies: [Dependency] = [], path: String? = nil) -> Target {}
  public static func executableTarget(name: String, dependencies: [Dependency] = [], path: String? = nil) -> Target {}
  public class Dependency: ExpressibleByStringLiteral {
    public static func product(name: String, package: String? = nil) -> Dependency {}
  }
}
public struct SupportedPlatform {
  public static func iOS(_ version: IOSVersion) -> SupportedPlatform {}
  public static func macOS(_ version: MacOSVersion) -> SupportedPlatform {}
  public enum IOSVersion { case v13, v14, v15, v16, v17 }
  public enum MacOSVersion { case v10_15, v11, v12, v13, v14 }
}
