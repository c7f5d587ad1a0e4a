import Foundation
public struct SymmetricKey {
  public init(size: SymmetricKeySize) {}
  public init(data: Data) {}
  public func withUnsafeBytes<T>(_ body: (Any) throws -> T) rethrows -> T {}
}
public struct SymmetricKeySize { public static let bits256: SymmetricKeySize }
public struct SHA256 {
  public static func hash(data: Data) -> SHA256Digest {}
}
public struct SHA256Digest: Sequence<UInt8> {}
public struct HMAC<H> {
  public static func authenticationCode(for data: Data, using key: SymmetricKey) -> Data {}
}
