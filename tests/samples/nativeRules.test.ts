/** What the checker of Swift refuses, and what it lets pass. */
import {checkSample} from '../../scripts/samples/checkers/native/nativeChecker';
import {loadSwift} from '../../scripts/samples/checkers/swift';
import type {Sample} from '../../scripts/samples/types';
import {SDK_PACKAGES} from '../../src/shared/sdks';

function sample(language: string, code: string, names: readonly string[] = []): Sample {
  return {file: 'docs/x.mdx', line: 10, language, code, with: names, indent: 2, codeLine: (n) => 10 + n};
}

async function swift(code: string, names?: readonly string[]): Promise<string[]> {
  const loaded = await loadSwift(SDK_PACKAGES.Swift.version);
  return checkSample(loaded, sample('swift', code, names)).map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

describe('Swift', () => {
  const IMPORT = 'import XMTPiOS\n';

  it.each([
    ['an unknown name', 'print(clinet.address)', /No `clinet` is declared here\. Did you mean `client`/],
    ['a missing import', 'func f(_ client: Client) {}', /`Client` is used without its import\. Add `import XMTPiOS`/],
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
  ])('refuses %s', async (_, code, message) => {
    expect((await swift(code, ['client', 'conversation'])).join('\n')).toMatch(message);
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
  ])('lets pass %s', async (_, code) => {
    expect(await swift(code, ['client', 'conversation'])).toEqual([]);
  });
});
