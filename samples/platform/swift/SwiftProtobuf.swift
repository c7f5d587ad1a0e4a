import Foundation
public protocol Message: Hashable {
  init(serializedData: Data) throws
  init(contiguousBytes: Data) throws
  func serializedData() throws -> Data
  func jsonString() throws -> String
  func jsonUTF8Data() throws -> Data
  static func with(_ build: (Self) throws -> Void) rethrows -> Self
}
public protocol Enum: Hashable {}
