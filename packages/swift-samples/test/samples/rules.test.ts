/** Programs that the checker refuses or accepts because of names, calls, effects and types. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findings} from '../support/checker';

const IMPORT = 'import XMTPiOS\n';

it.each([
  ['an unknown name', 'print(clinet.address)', /No `clinet` is declared here\. Did you mean `client`/],
  ['a missing import', 'func f(_ client: Client) {}', /`Client` is used without its import\. Add `import XMTPiOS`/],
  ['an unknown module', 'import XMTPiOSS', /^1:8 There is no module `XMTPiOSS`\. Did you mean `XMTPiOS`/],
  ['a missing await', `${IMPORT}let known = try client.canMessage("0x")`, /`await` is missing/],
  ['a missing try', `${IMPORT}let known = await client.canMessage("0x")`, /`try` is missing/],
  [
    'await where nothing waits',
    `${IMPORT}func f(_ client: Client) throws { _ = try await client.canMessage("0x") }`,
    /isn't `async`/,
  ],
  [
    'a throw that nobody catches',
    `${IMPORT}func f(_ client: Client) async { _ = try await client.canMessage("0x") }`,
    /isn't caught/,
  ],
  ['a wrong label', `${IMPORT}_ = try await client.conversations.newConversation(to: "0x")`, /has no label `to:`/],
  ['a missing label', `${IMPORT}_ = try await client.conversations.newConversation("0x")`, /needs its label `with:`/],
  [
    'labels in another order',
    `${IMPORT}let o = ClientOptions(enableV3: true, api: .init(env: .dev))`,
    /must keep their order/,
  ],
  ['an unknown case', `${IMPORT}let api = ClientOptions.Api(env: .develop)`, /has no static member `develop`/],
  [
    'an optional',
    `${IMPORT}let id = try await client.inboxIdFromAddress(address: "0x")\nprint(id.count)`,
    /is optional: unwrap it/,
  ],
  [
    'a loop without await',
    `${IMPORT}for message in conversation.streamMessages() { print(message.id) }`,
    /for try await/,
  ],
  [
    'text that is no text',
    `${IMPORT}try await conversation.send(content: 42)`,
    /`Int` is sent as `ContentTypeText`, .* takes `String`/,
  ],
  [
    'content of another codec',
    `${IMPORT}try await conversation.send(content: 42, options: .init(contentType: ContentTypeReaction))`,
    /`Int` is sent as `ContentTypeReaction`: its codec takes `Reaction`/,
  ],
  [
    'an async function where a plain one is expected',
    'func wait() async {}\nlet now: () -> Void = wait',
    /^2:23 `\(\) async -> Void` is given where `\(\) -> Void` is expected/,
  ],
  [
    'a throwing function where a plain one is expected',
    'func fail() throws {}\nlet now: () -> Void = fail',
    /^2:23 `\(\) throws -> Void` is given where `\(\) -> Void` is expected/,
  ],
  [
    'a member of an actor without await',
    'actor A { var n = 0 }\nprint(A().n)',
    /`n` is asynchronous: `await` is missing/,
  ],
  ['an override without a supertype', 'class A { override func f() {} }', /`f` overrides nothing/],
  ['code that is none', 'let = =', /grammar|missing/],
  ['a missing name', 'var s = 1\ns = \n', /A name is missing here/],
  [
    'an unknown given name',
    'print(1)',
    /^1:1 `with="clint"` isn't supported for Swift\. Did you mean `client`/,
    ['clint'],
  ],
  ['a value returned from a function without a result', 'func f() { return 1 }', /`Int` is returned where `Void`/],
  ['an SDK type without a public initializer', `${IMPORT}let c = Client()`, /^2:9 `Client` can't be made with a call/],
  [
    "the SDK's memberwise initializer, which is internal",
    `${IMPORT}let e = ConsentListEntry(value: "a", entryType: .address, consentType: .allowed)`,
    /`ConsentListEntry` can't be made with a call/,
  ],
  [
    'the empty initializer of a class whose superclass has none',
    'class A { let n: Int\n  init(n: Int) { self.n = n } }\nclass B: A {}\nlet b = B()',
    /needs `n:`|`n:`/,
  ],
  ['a constant of a protocol type that is created', 'protocol P {}\nlet p = P()', /`P` can't be made with a call/],
  [
    'an async let that is read without await',
    'func f() async -> Int { 1 }\nasync let a = f()\nprint(a)',
    /^3:7 `a` is asynchronous: `await` is missing/,
  ],
  [
    'an async let that is read without try',
    'func f() async throws -> Int { 1 }\nasync let a = f()\nprint(await a)',
    /^3:13 `a` can throw: `try` is missing/,
  ],
  [
    'an async let in a function that is not async',
    'func f() async -> Int { 1 }\nfunc g() { async let a = f() }',
    /`async let` is in a function that isn't `async`/,
  ],
  ['a name in backticks that nothing declares', 'print(`clas`)', /No `clas` is declared here/],
  [
    'a wrong element of a stream',
    'let numbers = AsyncStream<Int> { continuation in continuation.yield("a") }',
    /`String` is given where .* takes `Int`/,
  ],
  ['a missing member of a list of one name', 'let a = 1\nprint([a].frist)', /`\[Int\]` has no member `frist`/],
  [
    'a static member of a type parameter',
    'protocol P {}\nfunc f<T: P>(_ t: T) { print(T.make()) }',
    /has no static member `make`/,
  ],
  [
    'the value of a task that throws',
    'func f() throws -> Int { 1 }\nlet t = Task { try f() }\nprint(await t.value)',
    /^3:15 `value` can throw: `try` is missing/,
  ],
  [
    'the value of a task with an error type',
    'func f(_ t: Task<Int, Error>) async { print(await t.value) }',
    /`value` can throw/,
  ],
  ['the value of a task without await', 'let t = Task { 1 }\nprint(t.value)', /`value` is asynchronous/],
  [
    'a closure that returns another type before it throws',
    'let f: (Bool) throws -> Int = { on in\n  if on { return "a" }\n  throw CancellationError()\n}',
    /`String` is returned where `Int`|is given where/,
  ],
  [
    'a filtered dictionary as a list',
    'let e: [Int] = ["a": 1].filter { $0.value > 0 }',
    /`\[String: Int\]` is given where `\[Int\]` is expected/,
  ],
  [
    'a grouped dictionary',
    'let d = Dictionary(grouping: ["a"], by: { $0.count })\nprint(d["a"] ?? [])',
    /`\[Int: \[String\]\]` can't be read with `\[String\]`/,
  ],
  [
    'a thrown value that is no error',
    'func f() throws { throw "a" }',
    /^1:25 `String` can't be thrown: it doesn't conform to `Error`/,
  ],
  [
    'a task that never fails but throws',
    'func f() throws -> Int { 1 }\nlet t: Task<Int, Never> = Task { try f() }',
    /its type says that it never fails/,
  ],
  [
    'an inout argument without &',
    'func f(_ n: inout Int) {}\nvar n = 1\nf(n)',
    /^3:3 `f\(_:\)` changes this value: write `&` before it/,
  ],
  ['& before an argument that is not inout', 'func f(_ n: Int) {}\nvar n = 1\nf(&n)', /isn't `inout`: remove the `&`/],
  [
    'a closure whose value has another type',
    'let f = { () -> Int in "a" }',
    /^1:24 `String` is given where `Int` is expected/,
  ],
  ['nil without a type', 'let a = nil', /^1:9 The type can't be inferred here/],
  ['an empty list without a type', 'var a = []', /The type can't be inferred here/],
  [
    'a cast between numbers',
    'let n = 1\nprint(n as Double)',
    /`Int` is never a `Double`: convert it with `Double\(…\)`/,
  ],
  [
    'a comparison of values that have no ==',
    'struct A {}\nprint(A() == A())',
    /`A` has no `==`: make it conform to `Equatable`/,
  ],
  ['a supertype that is a struct', 'struct A {}\nstruct B: A {}', /^2:11 Nothing can inherit from `A`/],
  ['a superclass that is final', 'final class A {}\nclass B: A {}', /`A`, because it is `final`/],
  [
    'a missing static member of a protocol',
    'protocol P { static func make() -> Int }\nstruct A: P { func make() -> Int { 1 } }',
    /`A` lacks `make\(\)`/,
  ],
  [
    'a constant for a property with set',
    'protocol P { var n: Int { get set } }\nstruct A: P { let n = 1 }',
    /`A` lacks `n`/,
  ],
  [
    'a function that throws more than its protocol says',
    'protocol P { func f() }\nstruct A: P { func f() throws {} }',
    /`A` lacks `f\(\)`/,
  ],
  ['a memberwise initializer with a private property', 'struct A { private var n: Int }\nprint(A(n: 1))', /private/],
])('refuses %s', async (_, code, message, names: readonly string[] = ['client', 'conversation']) => {
  expect((await findings(code, names)).join('\n')).toMatch(message);
});

it.each([
  [
    'try in conditions and loops',
    `${IMPORT}if try await client.canMessage("0x") { print("yes") }\nfor item in try await client.conversations.list() { print(item.topic) }`,
  ],
  [
    'optionals that are unwrapped',
    `${IMPORT}guard let id = try await client.inboxIdFromAddress(address: "0x") else { fatalError("none") }\nprint(id.count)`,
  ],
  [
    'trailing closures',
    'let short = ["a", "b"].map { $0.uppercased() }.filter { !$0.isEmpty }\nprint(short.joined(separator: ", "))',
  ],
  [
    'enums and patterns',
    `${IMPORT}switch conversation {\ncase .v1(let one): print(one.peerAddress)\ncase .v2(let two): print(two.topic)\ncase .group(let group): print(group.id)\n}`,
  ],
  [
    'content of a type of its own',
    `${IMPORT}let ContentTypeNumber = ContentTypeID(authorityID: "example.org", typeID: "number", versionMajor: 1, versionMinor: 0)\ntry await conversation.send(content: 42, options: .init(contentType: ContentTypeNumber))`,
  ],
  ['words in texts and comments', '// try await nothing\nprint("try await \\("x".count)")'],
  ['a plain function where an async one is expected', 'func now() {}\nlet later: () async throws -> Void = now'],
  ['the static members of an actor', 'actor A { static var n = 0\n  static func f() {} }\nprint(A.n)\nA.f()'],
  [
    'the members of an actor, in the actor',
    'actor A { var n = 0\n  func f() -> Int { n += 1; return self.n }\n  func g() -> Int { f() + self.f() } }',
  ],
  [
    'a default of the own protocol',
    'protocol A { func f() -> Int }\nextension A { func f() -> Int { 1 } }\nstruct B: A {}\nprint(B().f())',
  ],
  ['circular supertypes', 'protocol A: B {}\nprotocol B: A {}\nfunc f(_ a: A) {}'],
  [
    'an enum with raw values',
    'enum Reason: String { case spam, abuse }\nprint(Reason.spam.rawValue)\nlet r = Reason(rawValue: "spam")',
  ],
  [
    'coding keys',
    'import Foundation\nstruct Push: Codable {\n  let sentAt: Date?\n  enum CodingKeys: String, CodingKey { case sentAt = "sent_at" }\n}',
  ],
  [
    'a class without init that conforms to a protocol',
    'protocol P {}\nfinal class Box: P { let n = 1 }\nprint(Box().n)',
  ],
  ['an actor without init that conforms to a protocol', 'protocol P {}\nactor A: P { let n = 1 }\nprint(A().n)'],
  [
    'an observable object',
    'import Combine\nclass M: ObservableObject { @Published var n = 1 }\nlet m = M()\nprint(m.n)',
  ],
  [
    'the initializer of a superclass',
    'class A { let n: Int\n  init(n: Int) { self.n = n } }\nclass B: A {}\nclass C: B { var m = 1 }\nprint(B(n: 1).n, C(n: 2).n)',
  ],
  [
    'async let',
    'func f() async -> Int { 1 }\nfunc g() async throws -> Int { 2 }\nfunc h() async throws {\n  async let a = f()\n  async let b = g()\n  print(await a)\n  print(try await a + b)\n}',
  ],
  [
    'async let with functions of the SDK',
    `${IMPORT}async let conversations = client.conversations.list()\nasync let groups = client.conversations.groups()\nlet (all, mine) = try await (conversations, groups)\nprint(all.count, mine.count)`,
  ],
  [
    "the platform's names in backticks",
    'import Foundation\nlet folder = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]\nprint(folder)',
  ],
  [
    'a case of the platform in backticks',
    'import UserNotifications\nlet content = UNMutableNotificationContent()\ncontent.sound = .default',
  ],
  [
    'names in backticks',
    'enum A { case `default`, other }\nfunc f(_ a: A) { switch a { case .default: print(1)\ncase .other: print(2) } }\nf(.default)\nf(.`default`)\nlet `class` = 1\nprint(`class`)\nfunc `repeat`(`in` n: Int) { print(n) }\n`repeat`(in: 1)',
  ],
  [
    'a stream with a trailing closure',
    'let numbers = AsyncStream<Int> { continuation in\n  for n in 1...3 { continuation.yield(n) }\n  continuation.finish()\n}\nfor await n in numbers { print(n + 1) }\nfunc f() -> AsyncStream<[String]> { AsyncStream<[String]> { $0.yield(["a"]); $0.finish() } }',
  ],
  [
    'a static member of a type with arguments',
    'struct Box<T> { let n: Int\n  static func make() -> Box<T> { Box<T>(n: 1) }\n  static var one: Box<T> { make() } }\nprint(Box<Int>.make().n, Box<[Int]>.one.n)\nlet b = Box<Int>.one\nprint(b.n + 1)',
  ],
  [
    'members of a list or a dictionary of names',
    `${IMPORT}let a = "a", b = 1\nprint([client.address].map { $0.lowercased() }, [a].first?.count ?? 0, [a: b].keys, [a: client.address].values)`,
  ],
  ['a member of a type of lists', 'print([String].self, [String: Int].self)'],
  [
    'the type of a type parameter',
    'func f<T>(_ t: T.Type) {}\nfunc g<T>(_ v: T) { f(T.self) }\nfunc h<T: Sendable>(_ v: T) { f(T.self); f(T?.self) }\nf(String?.self)\nf([Int].self)',
  ],
  [
    'a task group of a type parameter',
    'func withTimeout<T: Sendable>(_ seconds: UInt64, _ work: @escaping @Sendable () async throws -> T) async throws -> T {\n  try await withThrowingTaskGroup(of: T.self) { group in\n    group.addTask { try await work() }\n    group.addTask {\n      try await Task.sleep(nanoseconds: seconds * 1_000_000_000)\n      throw CancellationError()\n    }\n    let first = try await group.next()!\n    group.cancelAll()\n    return first\n  }\n}',
  ],
  [
    'the value of a task that never throws',
    'let t = Task { 1 }\nprint(await t.value + 1)\nlet u: Task<Int, Never> = Task { 1 }\nprint(await u.value)\nfunc f(_ t: Task<Void, Never>) async { await t.value }\nawait f(Task { print(1) })\nprint(await Task.detached { 1 }.value)',
  ],
  [
    'the value of a task that throws, with try',
    'func f() throws -> Int { 1 }\nlet t = Task { try f() }\nprint(try await t.value)\nvar u: Task<Int, Error>?\nu = Task { try f() }\nu = Task { 1 }\nlet list: [Task<Int, Error>] = [Task { 1 }]\nprint(try await u?.value ?? list.count)',
  ],
  [
    'closures that end with throw',
    'let n = try await withThrowingTaskGroup(of: Int.self) { group in\n  group.addTask { 1 }\n  group.addTask { try await Task.sleep(nanoseconds: 1); throw CancellationError() }\n  return try await group.next() ?? 0\n}\nlet f: () -> Int = { print(n); fatalError("never") }\nprint(f())',
  ],
  [
    'a filtered dictionary and a filtered set',
    'let e = ["a": 1].filter { $0.value > 0 && $0.key != "b" }\nprint(e["a"] ?? 0)\nlet s = Set([1]).filter { $0 > 0 }\nprint(s.union([2]))',
  ],
  [
    'groups',
    `${IMPORT}let messages = try await conversation.messages()\nlet bySender = Dictionary(grouping: messages, by: { $0.senderAddress })\nprint(bySender["a"]?.first?.id ?? "none", Dictionary(grouping: messages) { $0.sent }.count)`,
  ],
  [
    'self in static functions',
    'struct A { static let n = 1\n  static func f() -> Int { self.n } }\nclass B { class func f() {} }\nclass C: B { override class func f() { super.f() } }\nprint(A.f(), C.f())',
  ],
  [
    'Self as a function and as a result',
    'struct A { let n: Int\n  func next() -> A { Self(n: n + 1) } }\nclass B { required init() {}\n  func copy() -> Self { Self.init() } }\nclass C: B { func f() {} }\nC().copy().f()\nprint(A(n: 1).next())',
  ],
  [
    'overloads as values',
    'func f(_ n: Int) -> Int { n }\nfunc f(_ s: String) -> Int { s.count }\nprint([1].map(f), ["a"].map(f))',
  ],
  [
    'overloads that differ in their result',
    'func f() -> Int { 1 }\nfunc f() -> String { "a" }\nlet s: String = f()\nprint(s)',
  ],
  [
    'local functions with labels and defaults',
    'func f() { func g(_ n: Int, by m: Int = 1) -> Int { n + m }\n  print(g(1), g(1, by: 2)) }',
  ],
  [
    'references to functions and operators',
    'struct A { func f() -> Int { 1 } }\nfunc add(_ a: Int, to b: Int) -> Int { a + b }\nlet g = add(_:to:)\nlet h: (Int, Int) -> Int = (+)\nlet i = A.f\nprint(g(1, 2), h(1, 2), i(A())(), [1.5].reduce(0, +) + 0.5)',
  ],
  [
    'members that Swift derives',
    '@dynamicMemberLookup struct A { subscript(dynamicMember name: String) -> Int { name.count } }\n@propertyWrapper struct W { var wrappedValue: Int\n  var projectedValue: String { "a" } }\nstruct B { @W var n = 1\n  func f() -> Int { $n.count } }\nprint(A().size, B().$n)',
  ],
  [
    'bindings to members and elements',
    'import SwiftUI\nstruct Person { var name = "" }\nstruct V: View {\n  @State private var person = Person()\n  @State private var list = ["a"]\n  @Binding var text: String\n  var body: some View {\n    TextField("a", text: $person.name)\n    TextField("b", text: $list[0])\n    ForEach($list, id: \\.self) { $item in TextField(item, text: $item) }\n  }\n}\nlet v = V(text: .constant("a"))',
  ],
  [
    'key paths and open ranges in brackets',
    'struct A { var n = 1\n  subscript<T>(_ t: T) -> T { t } }\nlet path = \\A.n\nprint(A()[keyPath: path], A()["a"].count, [1, 2][1...])',
  ],
  ['a new value of a type parameter', 'protocol P { init() }\nfunc make<T: P>(_ type: T.Type) -> T { T() }'],
  ['an autoclosure', 'func f(_ n: @autoclosure () -> Int, _ m: @autoclosure () -> Int = 1) { print(n() + m()) }\nf(1)'],
  [
    'types in parentheses and brackets',
    'func f<T>(_ t: T.Type) {}\nf((Int, String).self)\nlet list = [Int?](repeating: nil, count: 2)\nlet map = [String: Int?]()\nprint(list.count, map.count)',
  ],
  [
    'closures in closures',
    'print([[1]].map { $0.map { $0 + 1 } })\nlet f = { [1].forEach { print($0) } }\nf()\nlet g = { [n = list] in print(n) }\nlet list = [1]',
  ],
  [
    'a result builder',
    '@resultBuilder struct B { static func buildBlock(_ parts: String...) -> [String] { parts } }\nfunc list(@B _ make: () -> [String]) -> [String] { make() }\nprint(list {\n  "a"\n  "b"\n})',
  ],
  [
    'compositions of protocols',
    'protocol A { func f() }\nprotocol B { func g() }\nfunc h(_ x: A & B) { x.f(); x.g() }',
  ],
  ['a sequence of a type parameter', 'func f<S: Sequence>(_ s: S) { for x in s { print(x) } }'],
  [
    'extensions with constraints',
    'extension Array where Element == String { func size() -> Int { first?.count ?? 0 } }\nextension Optional where Wrapped == String { var text: String { self ?? "" } }\nlet s: String? = nil\nprint(["a"].size(), s.text)',
  ],
  ['raw values of any size', 'enum E: UInt16 { case a = 1 }\nprint(E.a.rawValue)'],
  ['empty tuples', 'func f(_ x: Void) {}\nf(())\nlet r: Result<Void, Error> = .success(())'],
  [
    'an own operator',
    'precedencegroup Power {\n  higherThan: MultiplicationPrecedence\n}\ninfix operator **: Power\nfunc ** (a: Int, b: Int) -> Int { a }\nprint(1 ** 2)',
  ],
  ['a trailing closure after an operator', 'let on = true\nprint(on ? 1 : [1].filter { $0 > 0 }.count)'],
  [
    'raw strings',
    'print(#"a"#, #"b "c" \\(d) \\#([1].map { "\\($0)" }.count)"#, ##"e"#f"##)\nprint("#" + String("a") + "#", #"""\n  "g"\n  """#)',
  ],
  [
    'previews, typed throws and attributes of function types',
    'import SwiftUI\nstruct E: Error {}\nfunc f(_ g: @escaping @Sendable (Int) -> Void) throws(E) { throw E() }\n#Preview("a", traits: .portrait) {\n  Text("a")\n}',
  ],
  [
    'errors that are thrown',
    'enum E: Error { case a }\nstruct A {}\nextension A: Error {}\nfunc f(_ error: Error) throws { if true { throw E.a }\n  if true { throw A() }\n  throw error }',
  ],
  ['a pointer to a variable', 'import Foundation\nfunc f(_ p: UnsafeMutableRawPointer) {}\nvar n = 1\nf(&n)'],
  ['a closure with a result', 'let f = { () -> Int? in 1 }\nlet g = { () -> Void in print(1) }'],
  [
    'empty values with a type',
    'var a: [Int] = []\nlet b: Int? = nil\nlet c = [String: Int]()\na = []\nprint(b ?? a.count, c)',
  ],
  ['casts that always work', 'let n = 1\nprint(1 as Double, n as Any, "a" as String)'],
  [
    'comparisons of own types',
    'enum A { case a, b }\nstruct B {}\nextension B: Equatable {}\nstruct C {}\nlet c: C? = nil\nprint(A.a == .b, B() == B(), c == nil)',
  ],
  ['a comparison with an own ==', 'struct A {}\nfunc == (a: A, b: A) -> Bool { true }\nprint(A() == A())'],
  [
    'what a protocol requires',
    'protocol P { static func make() -> Int\n  var n: Int { get set }\n  func f() async throws }\nclass A {}\nfinal class B: A, P { class func make() -> Int { 1 }\n  var n = 1\n  func f() {} }',
  ],
  ['a private property with a value', 'struct A { let n: Int\n  private var m = 1 }\nprint(A(n: 1))'],
])('accepts %s', async (_, code) => {
  expect(await findings(code, ['client', 'conversation'])).toEqual([]);
});

it.each(['app', 'language'])('accepts a long program: %s.swift', async (name) => {
  expect(await findings(readFileSync(path.join(__dirname, `../fixtures/${name}.swift`), 'utf8'))).toEqual([]);
});
