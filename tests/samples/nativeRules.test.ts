/** What the checkers of Kotlin and Swift refuse, and what they let pass. */
import {loadKotlin} from '../../scripts/samples/checkers/kotlin';
import {checkSample} from '../../scripts/samples/checkers/native/nativeChecker';
import {loadSwift} from '../../scripts/samples/checkers/swift';
import type {Sample} from '../../scripts/samples/types';
import {SDK_PACKAGES} from '../../src/shared/sdks';

function sample(language: string, code: string, names: readonly string[] = []): Sample {
  return {file: 'docs/x.mdx', line: 10, language, code, with: names, indent: 2, codeLine: (n) => 10 + n};
}

async function kotlin(code: string, names?: readonly string[]): Promise<string[]> {
  const loaded = await loadKotlin(SDK_PACKAGES.Kotlin.version);
  return checkSample(loaded, sample('kotlin', code, names)).map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

async function swift(code: string, names?: readonly string[]): Promise<string[]> {
  const loaded = await loadSwift(SDK_PACKAGES.Swift.version);
  return checkSample(loaded, sample('swift', code, names)).map(
    ({line, column, message}) => `${line}:${column} ${message}`,
  );
}

describe('Kotlin', () => {
  const IMPORT = 'import org.xmtp.android.library.Client\n';

  it.each([
    [
      'an unknown name',
      `${IMPORT}fun f(client: Client) = clinet.address`,
      /^12:27 No `clinet` is declared here\. Did you mean `client`/,
    ],
    [
      'an unknown member',
      `${IMPORT}fun f(client: Client) = client.adress`,
      /`Client` has no member `adress`\. Did you mean `address`/,
    ],
    [
      'a missing import',
      'fun f(client: Client) = client.address',
      /^11:17 `Client` is used without its import\. Add `import org\.xmtp\.android\.library\.Client`/,
    ],
    [
      'an import of nothing',
      'import org.xmtp.android.library.Clients',
      /`org\.xmtp\.android\.library` has no `Clients`\. Did you mean `Client`/,
    ],
    [
      'a suspend call in a function',
      `${IMPORT}fun f(client: Client) = client.canMessage("0x")`,
      /suspends, and is called outside a coroutine/,
    ],
    [
      'a suspend call in a stored lambda',
      `${IMPORT}fun f(client: Client) { val later = { client.canMessage("0x") } }`,
      /suspends/,
    ],
    [
      'too many arguments',
      `${IMPORT}suspend fun f(client: Client) = client.canMessage("0x", 1)`,
      /takes one argument, not 2/,
    ],
    [
      'an argument of another type',
      `${IMPORT}suspend fun f(client: Client) = client.canMessage(42)`,
      /`Int` is given where .* takes `String`/,
    ],
    [
      'a value that may be null',
      `${IMPORT}suspend fun f(client: Client) = client.inboxIdFromAddress("0x").length`,
      /may be null: unwrap it/,
    ],
    ['a type that nothing decides', 'val text = message.content()', /Nothing says which type `content` gives/],
    ['code that is none', 'val = =', /grammar|missing/],
    ['an unknown given name', 'println(1)', /no such name is known/, ['clint']],
    [
      'text that is no text',
      'suspend fun f() = conversation.send(content = 42)',
      /`Int` is sent as `ContentTypeText`, .* takes `String`/,
      ['conversation'],
    ],
    [
      'content of another codec',
      'import org.xmtp.android.library.SendOptions\nimport org.xmtp.android.library.codecs.ContentTypeReaction\nsuspend fun f() = conversation.send(content = "gm", options = SendOptions(contentType = ContentTypeReaction))',
      /`String` is sent as `ContentTypeReaction`: its codec takes `Reaction`/,
      ['conversation'],
    ],
    ['a list in brackets', `${IMPORT}suspend fun f(client: Client) = client.canMessageV3(["0x"])`, /write `listOf/],
  ])('refuses %s', async (_, code, message, names: readonly string[] = ['message']) => {
    expect((await kotlin(code, names)).join('\n')).toMatch(message);
  });

  it.each([
    [
      'a check for null',
      `${IMPORT}suspend fun f(client: Client): Int {\n  val id = client.inboxIdFromAddress("0x") ?: return 0\n  return id.length\n}`,
    ],
    [
      'an early return',
      `${IMPORT}suspend fun f(client: Client): Int {\n  val id = client.inboxIdFromAddress("0x")\n  if (id == null) return 0\n  return id.length\n}`,
    ],
    [
      'a coroutine',
      `${IMPORT}import kotlinx.coroutines.runBlocking\nfun f(client: Client) = runBlocking { listOf("0x").map { client.canMessage(it) } }`,
    ],
    [
      'extensions and defaults',
      'fun String.short(length: Int = 6) = take(length)\nval a = "0x1234".short()\nval b = "0x1234".short(length = 4)',
    ],
    [
      'types of its own',
      'sealed class State {\n  data class Ready(val name: String) : State()\n  object Waiting : State()\n}\nfun show(state: State) = when (state) {\n  is State.Ready -> state.name\n  State.Waiting -> "…"\n}',
    ],
    ['given names', 'val address = client.address.lowercase()'],
  ])('lets pass %s', async (_, code) => {
    expect(await kotlin(code, ['client'])).toEqual([]);
  });
});

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
