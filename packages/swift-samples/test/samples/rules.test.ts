/** Programs that the checker refuses or accepts because of names, calls, effects and types. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {findings} from '../support/checker';

const IMPORT = 'import XMTPiOS\n';

it.each([
  ['an unknown name', 'print(clinet.address)', /No `clinet` is declared here\. Did you mean `client`/],
  ['a missing import', 'func f(_ client: Client) {}', /`Client` is used without its import\. Add `import XMTPiOS`/],
  ['an unknown module', 'import XMTPiOSS', /^1:8 No module `XMTPiOSS` is known\. Did you mean `XMTPiOS`/],
  ['a missing await', `${IMPORT}let known = try client.canMessage("0x")`, /`await` is missing/],
  ['a missing try', `${IMPORT}let known = await client.canMessage("0x")`, /`try` is missing/],
  [
    'await where nothing waits',
    `${IMPORT}func f(_ client: Client) throws { _ = try await client.canMessage("0x") }`,
    /not `async`/,
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
    /keep their order/,
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
    /^1:1 `with="clint"`: no such name is known\. Did you mean `client`/,
    ['clint'],
  ],
  ['a value returned from a function without a result', 'func f() { return 1 }', /`Int` is returned where `Void`/],
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
])('accepts %s', async (_, code) => {
  expect(await findings(code, ['client', 'conversation'])).toEqual([]);
});

it.each(['app', 'language'])('accepts a long program: %s.swift', async (name) => {
  expect(await findings(readFileSync(path.join(__dirname, `../fixtures/${name}.swift`), 'utf8'))).toEqual([]);
});
