public protocol Any {}
public protocol AnyObject {}
public protocol Sendable {}
public protocol Equatable {}
public protocol Hashable: Equatable {}
public protocol Comparable: Equatable {}
public protocol Identifiable {
  associatedtype ID
  var id: ID { get }
}
public protocol Encodable {}
public protocol Decodable {}
// Apple's `Codable` is a type alias of `Decodable & Encodable`. Compositions of protocols are unknown types here.
public protocol Codable: Decodable, Encodable {}
public protocol CodingKey {}
public protocol CaseIterable {}
public protocol RawRepresentable {}
public protocol OptionSet {
  var isEmpty: Bool { get }
  func contains(_ member: Self) -> Bool
  @discardableResult mutating func insert(_ member: Self) -> (inserted: Bool, memberAfterInsert: Self)
  @discardableResult mutating func remove(_ member: Self) -> Self?
}
public protocol CustomStringConvertible {}
public protocol CustomDebugStringConvertible {}
public protocol ExpressibleByStringLiteral {}
public protocol ExpressibleByArrayLiteral {}
public protocol Encoder {
  func container<Key>(keyedBy type: Key.Type) -> KeyedEncodingContainer<Key>
  func singleValueContainer() -> SingleValueEncodingContainer
}
public protocol Decoder {
  func container<Key>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key>
  func singleValueContainer() throws -> SingleValueDecodingContainer
}
public struct KeyedEncodingContainer<K> {
  public mutating func encode(_ value: Any, forKey key: K) throws {}
  public mutating func encodeIfPresent(_ value: Any?, forKey key: K) throws {}
}
public struct KeyedDecodingContainer<K> {
  public func decode<T>(_ type: T.Type, forKey key: K) throws -> T {}
  public func decodeIfPresent<T>(_ type: T.Type, forKey key: K) throws -> T? {}
}
public protocol SingleValueEncodingContainer {
  mutating func encode(_ value: Any) throws
}
public protocol SingleValueDecodingContainer {
  func decode<T>(_ type: T.Type) throws -> T
}
public struct Hasher {
  public mutating func combine(_ value: Any) {}
}
@Strict public protocol Error {}
extension Error {
  public var localizedDescription: String { get { } }
}
public typealias Void = ()
public enum Never {}
public struct Bool {
  public static func random() -> Bool {}
  public mutating func toggle() {}
}
public struct Int: Comparable, Hashable {
  public init?(_ text: String, radix: Int = 10) {}
  public init(_ value: Any) {}
  public static let max: Int
  public static let min: Int
  public static func random(in range: Range<Int>) -> Int {}
  public static func random(in range: ClosedRange<Int>) -> Int {}
  public var description: String { get { } }
  public func isMultiple(of other: Int) -> Bool {}
  public var magnitude: UInt { get { } }
  public func quotientAndRemainder(dividingBy other: Int) -> (quotient: Int, remainder: Int) {}
  public static let zero: Int
}
public struct Int8 { public init(_ value: Any) {} }
public struct Int16 { public init(_ value: Any) {} }
public struct Int32 { public init(_ value: Any) {} }
public struct Int64 {
  public init(_ value: Any) {}
}
public struct UInt { public init(_ value: Any) {} }
public struct UInt8 {
  public init(_ value: Any) {}
  public init?(_ text: String, radix: Int) {}
  public static func random(in range: Range<UInt8>) -> UInt8 {}
  public static func random(in range: ClosedRange<UInt8>) -> UInt8 {}
  public static let max: UInt8
  public static let min: UInt8
}
public struct UInt16 { public init(_ value: Any) {} }
public struct UInt32 {
  public init(_ value: Any) {}
  public init(truncatingIfNeeded value: Any) {}
}
public struct UInt64 { public init(_ value: Any) {} }
public struct Double: Comparable, Hashable {
  public init?(_ text: String) {}
  public init(_ value: Any) {}
  public func rounded() -> Double {}
  public static func random(in range: Range<Double>) -> Double {}
  public static func random(in range: ClosedRange<Double>) -> Double {}
  public static let infinity: Double
  public static let pi: Double
  public static let zero: Double
}
public struct Float { public init(_ value: Any) {} }
public struct Character: ExpressibleByStringLiteral, Comparable, Hashable {
  public var isLetter: Bool { get { } }
  public var isNumber: Bool { get { } }
  public var isHexDigit: Bool { get { } }
  public var isWhitespace: Bool { get { } }
  public var isUppercase: Bool { get { } }
}
@Strict public protocol StringProtocol: Sequence<Character>, Hashable, Comparable, ExpressibleByStringLiteral {
  var count: Int { get }
  var isEmpty: Bool { get }
  var utf8: [UInt8] { get }
  var first: Character? { get }
  var last: Character? { get }
  func lowercased() -> String
  func uppercased() -> String
  var capitalized: String { get }
  func hasPrefix(_ prefix: StringProtocol) -> Bool
  func hasSuffix(_ suffix: StringProtocol) -> Bool
  func contains(_ other: StringProtocol) -> Bool
  func data(using encoding: String.Encoding) -> Data?
  func prefix(_ length: Int) -> Substring
  func suffix(_ length: Int) -> Substring
  func dropFirst(_ count: Int = 1) -> Substring
  func dropLast(_ count: Int = 1) -> Substring
  func replacingOccurrences(of target: String, with replacement: String) -> String
  func trimmingCharacters(in set: CharacterSet) -> String
  func components(separatedBy separator: String) -> [String]
  func split(separator: Character, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true) -> [Substring]
  var startIndex: String.Index { get }
  var endIndex: String.Index { get }
  func index(_ index: String.Index, offsetBy distance: Int) -> String.Index
  func index(after index: String.Index) -> String.Index
  func firstIndex(of character: Character) -> String.Index?
  subscript(index: String.Index) -> Character { get }
  subscript(range: Range<String.Index>) -> Substring { get }
  func caseInsensitiveCompare(_ other: StringProtocol) -> ComparisonResult
  func write(to url: URL, atomically: Bool, encoding: String.Encoding) throws
}
public struct Substring: StringProtocol {}
public struct String: StringProtocol {
  public init() {}
  public init(_ value: Any) {}
  public init?(data: Data, encoding: Encoding) {}
  public init(decoding bytes: Any, as type: Any) {}
  public init(format: String, _ arguments: Any...) {}
  public init(describing value: Any) {}
  public init(reflecting value: Any) {}
  public init(repeating text: String, count: Int) {}
  public init(localized key: String) {}
  public init(_ value: Any, radix: Int, uppercase: Bool = false) {}
  public init(contentsOf url: URL, encoding: Encoding) throws {}
  public mutating func append(_ other: String) {}
  public mutating func append(contentsOf other: StringProtocol) {}
  public struct Index: Comparable, Hashable {}
  public struct Encoding {
    public static let utf8: Encoding
    public static let ascii: Encoding
  }
}
public enum UTF8 {}
public enum Optional<Wrapped> {
  case none
  case some(Wrapped)
  public init(_ value: Wrapped) {}
  public func map<U>(_ transform: (Wrapped) throws -> U) rethrows -> U? {}
  public func flatMap<U>(_ transform: (Wrapped) throws -> U?) rethrows -> U? {}
}
public enum Result<Success, Failure> {
  case success(Success)
  case failure(Failure)
  public func get() throws -> Success {}
  public init(catching body: () throws -> Success) {}
  public func map<T>(_ transform: (Success) -> T) -> Result<T, Failure> {}
  public func flatMap<T>(_ transform: (Success) -> Result<T, Failure>) -> Result<T, Failure> {}
  public func mapError<E>(_ transform: (Failure) -> E) -> Result<Success, E> {}
}
public protocol Sequence {
  associatedtype Element
  func map<T>(_ transform: (Element) throws -> T) rethrows -> [T]
  func compactMap<T>(_ transform: (Element) throws -> T?) rethrows -> [T]
  func flatMap<T>(_ transform: (Element) throws -> [T]) rethrows -> [T]
  func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> [Element]
  func forEach(_ body: (Element) throws -> Void) rethrows
  func reduce<T>(_ initial: T, _ next: (T, Element) throws -> T) rethrows -> T
  func reduce<T>(into initial: T, _ update: (T, Element) throws -> Void) rethrows -> T
  func sorted() -> [Element]
  func sorted(by areInOrder: (Element, Element) throws -> Bool) rethrows -> [Element]
  func contains(_ element: Element) -> Bool
  func contains(where predicate: (Element) throws -> Bool) rethrows -> Bool
  func allSatisfy(_ predicate: (Element) throws -> Bool) rethrows -> Bool
  func first(where predicate: (Element) throws -> Bool) rethrows -> Element?
  func enumerated() -> [(offset: Int, element: Element)]
  func reversed() -> [Element]
  func shuffled() -> [Element]
  func min() -> Element?
  func max() -> Element?
  func min(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  func max(by areInOrder: (Element, Element) throws -> Bool) rethrows -> Element?
  func joined(separator: String = "") -> String
  func prefix(_ length: Int) -> [Element]
  func suffix(_ length: Int) -> [Element]
  func dropFirst(_ count: Int = 1) -> [Element]
  func dropLast(_ count: Int = 1) -> [Element]
}
public protocol Collection: Sequence<Element> {
  associatedtype Element
  var count: Int { get }
  var isEmpty: Bool { get }
  var first: Element? { get }
  var startIndex: Int { get }
  var endIndex: Int { get }
  var indices: Range<Int> { get }
  func firstIndex(of element: Element) -> Int?
  func firstIndex(where predicate: (Element) throws -> Bool) rethrows -> Int?
  func randomElement() -> Element?
}
public protocol IteratorProtocol {}
public struct AnyIterator<Element>: Sequence<Element> {
  public init(_ body: () -> Element?) {}
}
public struct Array<Element>: Collection<Element>, Hashable {
  public init() {}
  public init(_ elements: Any) {}
  public init(repeating element: Element, count: Int) {}
  public var last: Element? { get { } }
  public subscript(index: Int) -> Element { get { } }
  public subscript(range: Range<Int>) -> [Element] { get { } }
  public subscript(range: ClosedRange<Int>) -> [Element] { get { } }
  public mutating func append(_ element: Element) {}
  public mutating func append(contentsOf elements: [Element]) {}
  public mutating func insert(_ element: Element, at index: Int) {}
  public mutating func insert(contentsOf elements: [Element], at index: Int) {}
  public mutating func remove(at index: Int) -> Element {}
  public mutating func removeFirst() -> Element {}
  public mutating func removeLast() -> Element {}
  public mutating func removeAll() {}
  public mutating func removeAll(where predicate: (Element) throws -> Bool) rethrows {}
  public mutating func sort() {}
  public mutating func sort(by areInOrder: (Element, Element) throws -> Bool) rethrows {}
  public mutating func reverse() {}
  public mutating func swapAt(_ i: Int, _ j: Int) {}
  public mutating func popLast() -> Element? {}
  public mutating func remove(atOffsets offsets: IndexSet) {}
  public func suffix(from index: Int) -> [Element] {}
  public var lazy: [Element] { get { } }
}
public struct Set<Element>: Collection<Element>, Hashable {
  public init() {}
  public init(_ elements: [Element]) {}
  public mutating func insert(_ element: Element) -> (inserted: Bool, memberAfterInsert: Element) {}
  public mutating func remove(_ element: Element) -> Element? {}
  public mutating func removeAll() {}
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Set<Element> {}
  public func union(_ other: Set<Element>) -> Set<Element> {}
  public func subtracting(_ other: Set<Element>) -> Set<Element> {}
  public func intersection(_ other: Set<Element>) -> Set<Element> {}
  public func isSubset(of other: Set<Element>) -> Bool {}
  public func isDisjoint(with other: Set<Element>) -> Bool {}
  public mutating func formUnion(_ other: Set<Element>) {}
}
public struct Dictionary<Key, Value>: Collection<(key: Key, value: Value)>, Hashable {
  public init() {}
  public init(uniqueKeysWithValues pairs: [(Key, Value)]) {}
  public init<S>(grouping values: Sequence<S>, by key: (S) throws -> Key) rethrows where Value == [S] {}
  public var keys: [Key] { get { } }
  public var values: [Value] { get { } }
  public subscript(key: Key) -> Value? { get { } }
  public subscript(key: Key, default value: Value) -> Value { get { } }
  public mutating func removeValue(forKey key: Key) -> Value? {}
  public mutating func removeAll() {}
  public mutating func updateValue(_ value: Value, forKey key: Key) -> Value? {}
  public func filter(_ isIncluded: ((key: Key, value: Value)) throws -> Bool) rethrows -> [Key: Value] {}
  public func mapValues<T>(_ transform: (Value) throws -> T) rethrows -> [Key: T] {}
  public func compactMapValues<T>(_ transform: (Value) throws -> T?) rethrows -> [Key: T] {}
  public mutating func merge(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows {}
  public func merging(_ other: [Key: Value], uniquingKeysWith combine: (Value, Value) throws -> Value) rethrows -> [Key: Value] {}
}
public struct Range<Bound>: Collection<Bound> {
  public var lowerBound: Bound { get { } }
  public var upperBound: Bound { get { } }
  public func contains(_ element: Bound) -> Bool {}
}
public struct ClosedRange<Bound>: Collection<Bound> {
  public var lowerBound: Bound { get { } }
  public var upperBound: Bound { get { } }
  public func contains(_ element: Bound) -> Bool {}
}
public protocol AsyncSequence {
  associatedtype Element
}
public protocol AsyncIteratorProtocol {}
public struct AsyncThrowingStream<Element, Failure>: AsyncSequence<Element> {
  public init(_ type: Element.Type = Element.self, _ build: (Continuation<Element>) -> Void) {}
  public func makeAsyncIterator() -> Iterator<Element> {}
  public func map<T>(_ transform: (Element) async throws -> T) -> AsyncThrowingStream<T, Error> {}
  public func filter(_ isIncluded: (Element) async throws -> Bool) -> AsyncThrowingStream<Element, Error> {}
  public func first(where predicate: (Element) async throws -> Bool) async throws -> Element? {}
  public func prefix(_ count: Int) -> AsyncThrowingStream<Element, Error> {}
  public func compactMap<T>(_ transform: (Element) async throws -> T?) -> AsyncThrowingStream<T, Error> {}
  public struct Iterator<Element> {
    public mutating func next() async throws -> Element? {}
  }
  public struct Continuation<Element> {
    public func yield(_ value: Element) {}
    public func finish(throwing error: Error? = nil) {}
    public var onTermination: ((Any) -> Void)?
  }
}
public struct AsyncStream<Element>: AsyncSequence<Element> {
  public init(_ type: Element.Type = Element.self, _ build: (Continuation<Element>) -> Void) {}
  public struct Continuation<Element> {
    public func yield(_ value: Element) {}
    public func finish() {}
    public var onTermination: ((Any) -> Void)?
  }
}
public struct Task<Success, Failure> {
  @discardableResult public init(priority: TaskPriority? = nil, operation: () async throws -> Success) {}
  public static func detached<T, Failure>(priority: TaskPriority? = nil, operation: () async throws -> T) -> Task<T, Failure> {}
  public var value: Success { get async throws { } }
  public var result: Result<Success, Error> { get async { } }
  public func cancel() {}
  public var isCancelled: Bool { get { } }
  public static var isCancelled: Bool { get { } }
  public static func checkCancellation() throws {}
  public static func sleep(nanoseconds: UInt64) async throws {}
  public static func sleep(for duration: Duration) async throws {}
  public static func yield() async {}
}
public struct TaskPriority {
  public static let high: TaskPriority
  public static let low: TaskPriority
  public static let background: TaskPriority
  public static let userInitiated: TaskPriority
  public static let utility: TaskPriority
}
public struct Duration {
  public static func seconds(_ seconds: Double) -> Duration {}
  public static func milliseconds(_ milliseconds: Int) -> Duration {}
}
public struct ContinuousClock {
  public init() {}
  public func measure(_ work: () async throws -> Void) async rethrows -> Duration {}
}
public struct CancellationError: Error {
  public init() {}
}
public struct ThrowingTaskGroup<Child>: AsyncSequence<Child> {
  public mutating func addTask(priority: TaskPriority? = nil, operation: () async throws -> Child) {}
  public mutating func next() async throws -> Child? {}
  public func reduce<T>(_ initial: T, _ next: (T, Child) throws -> T) async throws -> T {}
  public mutating func waitForAll() async throws {}
  public func cancelAll() {}
}
public struct TaskGroup<Child>: AsyncSequence<Child> {
  public mutating func addTask(priority: TaskPriority? = nil, operation: () async -> Child) {}
  public mutating func next() async -> Child? {}
  public func reduce<T>(_ initial: T, _ next: (T, Child) -> T) async -> T {}
  public func waitForAll() async {}
}
public func withThrowingTaskGroup<Child, T>(of type: Child.Type, returning result: T.Type = T.self, body: (ThrowingTaskGroup<Child>) async throws -> T) async throws -> T {}
public func withTaskGroup<Child, T>(of type: Child.Type, returning result: T.Type = T.self, body: (TaskGroup<Child>) async -> T) async -> T {}
public struct CheckedContinuation<T> {
  public func resume(returning value: T) {}
  public func resume(throwing error: Error) {}
  public func resume(with result: Result<T, Error>) {}
  public func resume() {}
}
public func withCheckedThrowingContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) async throws -> T {}
public func withCheckedContinuation<T>(_ body: (CheckedContinuation<T>) -> Void) async -> T {}
public func withTaskCancellationHandler<T>(operation: () async throws -> T, onCancel handler: () -> Void) async rethrows -> T {}
public protocol Actor {}
public struct MainActor {
  public static func run<T>(_ body: () throws -> T) async rethrows -> T {}
}
public struct ObjectIdentifier {}
public struct AnyHashable: ExpressibleByStringLiteral {}
public struct StaticString: ExpressibleByStringLiteral {}
public struct KeyPath<Root, Value> {}
public struct WritableKeyPath<Root, Value> {}
public enum CommandLine {
  public static var arguments: [String] { get { } }
}
public func print(_ items: Any..., separator: String = "", terminator: String = "") {}
public func debugPrint(_ items: Any...) {}
public func fatalError(_ message: String = "") -> Never {}
public func precondition(_ condition: Bool, _ message: String = "") {}
public func preconditionFailure(_ message: String = "") -> Never {}
public func assert(_ condition: Bool, _ message: String = "") {}
public func min<T>(_ a: T, _ b: T) -> T {}
public func max<T>(_ a: T, _ b: T) -> T {}
public func abs<T>(_ value: T) -> T {}
public func zip<A, B>(_ a: [A], _ b: [B]) -> [(A, B)] {}
public func swap<T>(_ a: inout T, _ b: inout T) {}
public func stride<T>(from start: T, to end: T, by stride: T) -> [T] {}
public func stride<T>(from start: T, through end: T, by stride: T) -> [T] {}
public func sequence<T>(first: T, next: (T) -> T?) -> [T] {}
public func sequence<T, State>(state: State, next: (State) -> T?) -> [T] {}
public func type(of value: Any) -> Any {}
