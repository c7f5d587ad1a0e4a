import Security
import Combine
public typealias TimeInterval = Double
// Swift converts `CGFloat` and `Double` to each other.
public typealias CGFloat = Double
public struct Data: Collection<UInt8>, Hashable {
  public init() {}
  public init(_ bytes: Any) {}
  public init?(base64Encoded data: Data) {}
  public init(count: Int) {}
  public init(repeating byte: UInt8, count: Int) {}
  public init?(base64Encoded text: String) {}
  public init(contentsOf url: URL) throws {}
  public func base64EncodedString() -> String {}
  public func base64EncodedData() -> Data {}
  public subscript(index: Int) -> UInt8 { get { } }
  public subscript(range: Range<Int>) -> Data { get { } }
  public mutating func append(_ other: Data) {}
  public mutating func append(_ byte: UInt8) {}
  public mutating func append(contentsOf bytes: [UInt8]) {}
  public func write(to url: URL, options: WritingOptions = []) throws {}
  public func withUnsafeBytes<T>(_ body: (Any) throws -> T) rethrows -> T {}
  public mutating func withUnsafeMutableBytes<T>(_ body: (UnsafeMutableRawBufferPointer) throws -> T) rethrows -> T {}
  public struct WritingOptions {
    public static let atomic: WritingOptions
    public static let completeFileProtection: WritingOptions
  }
}
public struct UnsafeMutableRawBufferPointer {
  public var baseAddress: UnsafeMutableRawPointer? { get { } }
}
public struct UnsafeMutableRawPointer {}
public struct Date: Comparable, Hashable {
  public init() {}
  public init(timeIntervalSinceNow: TimeInterval) {}
  public init(timeIntervalSince1970: TimeInterval) {}
  public func addingTimeInterval(_ interval: TimeInterval) -> Date {}
  public func timeIntervalSince(_ date: Date) -> TimeInterval {}
  public var description: String { get { } }
  public var timeIntervalSinceNow: TimeInterval { get { } }
  public var timeIntervalSince1970: TimeInterval { get { } }
  public func formatted(date: FormatStyle.DateStyle = .complete, time: FormatStyle.TimeStyle = .complete) -> String {}
  public static var now: Date { get { } }
  public static let distantPast: Date
  public static let distantFuture: Date
  public struct FormatStyle {
    public struct DateStyle { public static let complete: DateStyle; public static let abbreviated: DateStyle; public static let omitted: DateStyle }
    public struct TimeStyle { public static let complete: TimeStyle; public static let shortened: TimeStyle; public static let omitted: TimeStyle }
  }
}
public class DateFormatter {
  public init() {}
  public var dateStyle: Style
  public var timeStyle: Style
  public var dateFormat: String
  public var locale: Locale
  public func string(from date: Date) -> String {}
  public func date(from text: String) -> Date? {}
  public enum Style { case none, short, medium, long, full }
}
public class ISO8601DateFormatter {
  public init() {}
  public func string(from date: Date) -> String {}
  public func date(from text: String) -> Date? {}
}
public struct Calendar {
  public static var current: Calendar { get { } }
  public func date(byAdding component: Component, value: Int, to date: Date) -> Date? {}
  public enum Component { case second, minute, hour, day, month, year }
}
public struct Locale {
  public init(identifier: String) {}
}
public struct URL: Hashable {
  public init?(string: String) {}
  public init(fileURLWithPath path: String) {}
  public var absoluteString: String { get { } }
  public var lastPathComponent: String { get { } }
  public var pathExtension: String { get { } }
  public var scheme: String? { get { } }
  public var host: String? { get { } }
  public var path: String { get { } }
  public func appendingPathComponent(_ component: String) -> URL {}
  public static var documentsDirectory: URL { get { } }
}
public struct URLComponents {
  public init?(string: String) {}
  public var queryItems: [URLQueryItem]?
  public var url: URL? { get { } }
}
public struct URLQueryItem: Hashable {
  public init(name: String, value: String?) {}
  public var name: String
  public var value: String?
}
public struct URLRequest {
  public init(url: URL, timeoutInterval: TimeInterval = 60) {}
  public var httpMethod: String?
  public var httpBody: Data?
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {}
}
public class URLResponse {}
public class HTTPURLResponse: URLResponse {
  public var statusCode: Int { get { } }
}
public class URLSession {
  public static let shared: URLSession
  public func data(from url: URL) async throws -> (Data, URLResponse) {}
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {}
  public func upload(for request: URLRequest, from body: Data) async throws -> (Data, URLResponse) {}
}
public struct URLError: Error {
  public static var badURL: Code { get { } }
  public init(_ code: Code) {}
  public struct Code {
    public static let badServerResponse: Code
    public static let badURL: Code
    public static let timedOut: Code
  }
}
public struct UUID: Hashable {
  public init() {}
  public init?(uuidString: String) {}
  public var uuidString: String { get { } }
}
public class JSONEncoder {
  public init() {}
  public var outputFormatting: OutputFormatting
  public func encode(_ value: Encodable) throws -> Data {}
  public struct OutputFormatting: OptionSet {
    public static let prettyPrinted: OutputFormatting
    public static let sortedKeys: OutputFormatting
  }
}
public class JSONDecoder {
  public init() {}
  public var keyDecodingStrategy: KeyDecodingStrategy
  public func decode<T>(_ type: T.Type, from data: Data) throws -> T {}
  public enum KeyDecodingStrategy { case useDefaultKeys, convertFromSnakeCase }
}
public class JSONSerialization {
  public static func data(withJSONObject object: Any, options: WritingOptions = []) throws -> Data {}
  public static func jsonObject(with data: Data, options: ReadingOptions = []) throws -> Any {}
  public struct WritingOptions { public static let prettyPrinted: WritingOptions }
  public struct ReadingOptions { public static let allowFragments: ReadingOptions }
}
public protocol LocalizedError: Error {
  var errorDescription: String? { get }
}
public protocol NSObjectProtocol {}
public class NSObject: NSObjectProtocol {
  public init() {}
}
public class NSError: Error {
  public var code: Int { get { } }
  public var domain: String { get { } }
  public init(domain: String, code: Int, userInfo: [String: Any]? = nil) {}
}
public class FileManager {
  public static let `default`: FileManager
  public func containerURL(forSecurityApplicationGroupIdentifier group: String) -> URL? {}
  public func createDirectory(at url: URL, withIntermediateDirectories: Bool) throws {}
  public func urls(for directory: SearchPathDirectory, in mask: SearchPathDomainMask) -> [URL] {}
  public func url(for directory: SearchPathDirectory, in mask: SearchPathDomainMask, appropriateFor url: URL?, create: Bool) throws -> URL {}
  public func fileExists(atPath path: String) -> Bool {}
  public func removeItem(at url: URL) throws {}
  public func removeItem(atPath path: String) throws {}
  public var temporaryDirectory: URL { get { } }
  public enum SearchPathDirectory { case documentDirectory, applicationSupportDirectory, cachesDirectory }
  public enum SearchPathDomainMask { case userDomainMask }
}
public class UserDefaults {
  public static let standard: UserDefaults
  public init?(suiteName: String?) {}
  public func set(_ value: Any?, forKey key: String) {}
  public func string(forKey key: String) -> String? {}
  public func data(forKey key: String) -> Data? {}
  public func bool(forKey key: String) -> Bool {}
  public func object(forKey key: String) -> Any? {}
  public func stringArray(forKey key: String) -> [String]? {}
  public func array(forKey key: String) -> [Any]? {}
  public func dictionary(forKey key: String) -> [String: Any]? {}
  public func removeObject(forKey key: String) {}
}
public struct IndexSet: Collection<Int>, Hashable {
  public init() {}
  public init(integer: Int) {}
}
public struct CharacterSet {
  public static let whitespaces: CharacterSet
  public static let whitespacesAndNewlines: CharacterSet
  public init(charactersIn text: String) {}
}
public enum ComparisonResult { case orderedAscending, orderedSame, orderedDescending }
public class NotificationCenter {
  public static let `default`: NotificationCenter
  public func addObserver(forName name: Notification.Name?, object: Any?, queue: OperationQueue?, using block: (Notification) -> Void) -> NSObjectProtocol {}
  public func addObserver(_ observer: Any, selector: Any, name: Notification.Name?, object: Any?) {}
  public func removeObserver(_ observer: Any) {}
  public func post(name: Notification.Name, object: Any?) {}
  public func notifications(named name: Notification.Name) -> AsyncStream<Notification> {}
}
public struct Notification {
  public struct Name { public init(_ name: String) {} }
}
public class ProcessInfo {
  public static let processInfo: ProcessInfo
  public var environment: [String: String] { get { } }
  public var systemUptime: TimeInterval { get { } }
}
public class Bundle {
  public static let main: Bundle
  public func url(forResource name: String?, withExtension: String?) -> URL? {}
  public var bundleIdentifier: String? { get { } }
}
public class OperationQueue {
  public static let main: OperationQueue
}
public class DispatchQueue {
  public static let main: DispatchQueue
  public init(label: String) {}
  public func async(execute work: () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: () -> Void) {}
  public func asyncAfter(deadline: DispatchTime, execute work: DispatchWorkItem) {}
}
public struct DispatchTime { public static func now() -> DispatchTime {} }
public class DispatchWorkItem {
  public init(block: () -> Void) {}
  public func cancel() {}
}
public func NSLog(_ format: String, _ arguments: Any...) {}
public func CFAbsoluteTimeGetCurrent() -> Double {}
public class CFDictionary {}
public class CFString {}
public class CFTypeRef {}
public class CFData {}
public class NSCoder {}
public class NSDictionary {}
public typealias NSString = String
public class NSNumber { public init(value: Any) {} }
public struct Decimal { public init(_ value: Any) {} }
