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
    /caught nowhere/,
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
  [
    'an unknown given name',
    'print(1)',
    /^1:1 `with="clint"`: no such name is supported\. Did you mean `client`/,
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
])('accepts %s', async (_, code) => {
  expect(await findings(code, ['client', 'conversation'])).toEqual([]);
});

it.each(['app', 'language'])('accepts a long program: %s.swift', async (name) => {
  expect(await findings(readFileSync(path.join(__dirname, `../fixtures/${name}.swift`), 'utf8'))).toEqual([]);
});
