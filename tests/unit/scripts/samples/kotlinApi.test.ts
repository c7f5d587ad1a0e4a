/** Tests how the declarations of the Android SDK are generated, and the generated declarations themselves. */
import {readFileSync} from 'node:fs';
import {kotlinDeclarations} from '../../../../scripts/samples/api/kotlin';
import {javaMessages} from '../../../../scripts/samples/api/messages';
import {DECLARATIONS} from '../../../../scripts/samples/checkers/kotlin/declarations';
import {filesIn} from '../../../../scripts/samples/version';
import {SDK_PACKAGES} from '../../../../src/shared/sdks';
import {declaredNames} from '../../../support/kotlinNames';

const {version} = SDK_PACKAGES.Kotlin;

it('generates declarations that compile, without bodies, hidden members and unused imports', async () => {
  const source = `package a
import a.b.Used
import a.b.Unused
import a.b.name

/** A client. */
open class Client private constructor(val name: String, private val inner: Used) : Base(name) {
    private constructor() : this("", Used()) {
        println("made")
    }
    val address: String by lazy { inner.address }
    var path: String = ""
        private set
    lateinit var topic: String
    private val secret: String
        get() = "secret"
    val version = 1
    abstract val kind: String
    @JvmOverloads
    fun send(text: String, options: Used = Used.with("a very long default, which says nothing")): Int { return 1 }
    fun close() { inner.close() }
    internal fun hidden() = 1
    companion object {
        const val MAX: Int = 3
        fun twice(n: Int) = n * 2
    }
}
interface Codec {
    val id: String
    val label: String get() = id
    fun encode(text: String): String
    fun decode(text: String): String { return text }
}
enum class State(val value: String) {
    ON("on") {
        override fun flip(): State {
            return ON
        }
    };
    private var last: String = ""
    open fun flip(): State {
        return this
    }
}
`;
  expect(await kotlinDeclarations(source)).toMatchInlineSnapshot(`
    "package a
    import a.b.Used
    import a.b.name
    open class Client private constructor(val name: String, private val inner: Used) : Base(name) {
        private constructor() : this("", Used())
        val address: String get() = TODO()
        var path: String
            get() = TODO()
            private set(_) = TODO()
        lateinit var topic: String
        val version = 1
        abstract val kind: String
        fun send(text: String, options: Used = TODO()): Int = TODO()
        fun close(): Unit = TODO()
        companion object {
            const val MAX: Int = 3
            fun twice(n: Int) = n * 2
        }
    }
    interface Codec {
        val id: String
        val label: String get() = TODO()
        fun encode(text: String): String
        fun decode(text: String): String = TODO()
    }
    enum class State(val value: String) {
        ON("on") {
            override fun flip(): State = TODO()
        };
        open fun flip(): State = TODO()
    }"
  `);
});

const SWIFT = `Proto/message_contents/content.pb.swift
public enum Xmtp_MessageContents_Compression: SwiftProtobuf.Enum {
  case deflate
  case UNRECOGNIZED(Int)
}
public struct Xmtp_MessageContents_Part {
  public var typeID: String
  public var size: UInt32
  public var fallback: String
  public var hasFallback: Bool { get { } }
  public var compression: Xmtp_MessageContents_Compression
  public var element: Xmtp_MessageContents_Part.OneOf_Element?
  public var text: String
  public var parts: [Xmtp_MessageContents_Part]
  public var parameters: Dictionary<String,String>
  public enum OneOf_Element: Equatable {
    case text(String)
  }
}
`;

it('generates the messages like protobuf: only optional fields, messages and members of a oneof have presence', () => {
  const text = javaMessages(new Map([['message_contents/content', SWIFT]])).get(
    'org/xmtp/proto/message/contents/Content.java',
  )!;
  const members = (part: string): string[] =>
    [...part.matchAll(/public native [^;]* (\w+\([^)]*\));/g)].map(([, call]) => call!);
  const [, message, builder] = /class Part extends([\s\S]*?)static final class Builder([\s\S]*?)\n {4}\}/.exec(text)!;
  expect(members(message!)).toMatchInlineSnapshot(`
    [
      "getTypeId()",
      "getTypeIdBytes()",
      "getSize()",
      "getFallback()",
      "hasFallback()",
      "getFallbackBytes()",
      "getCompression()",
      "getCompressionValue()",
      "getText()",
      "hasText()",
      "getTextBytes()",
      "getPartsList()",
      "getPartsCount()",
      "getParts(int index)",
      "getParameters()",
      "getParametersMap()",
      "getParametersCount()",
      "containsParameters(String key)",
      "getParametersOrDefault(String key, String defaultValue)",
      "getParametersOrThrow(String key)",
      "getElementCase()",
    ]
  `);
  expect(members(builder!).filter((call) => !members(message!).includes(call))).toMatchInlineSnapshot(`
    [
      "setTypeId(String value)",
      "clearTypeId()",
      "setTypeIdBytes(ByteString value)",
      "setSize(int value)",
      "clearSize()",
      "setFallback(String value)",
      "clearFallback()",
      "setFallbackBytes(ByteString value)",
      "setCompression(org.xmtp.proto.message.contents.Content.Compression value)",
      "clearCompression()",
      "setCompressionValue(int value)",
      "setText(String value)",
      "clearText()",
      "setTextBytes(ByteString value)",
      "setParts(int index, org.xmtp.proto.message.contents.Content.Part value)",
      "addParts(org.xmtp.proto.message.contents.Content.Part value)",
      "addAllParts(Iterable<? extends org.xmtp.proto.message.contents.Content.Part> values)",
      "clearParts()",
      "setParts(int index, org.xmtp.proto.message.contents.Content.Part.Builder builder)",
      "addParts(int index, org.xmtp.proto.message.contents.Content.Part value)",
      "addParts(org.xmtp.proto.message.contents.Content.Part.Builder builder)",
      "addParts(int index, org.xmtp.proto.message.contents.Content.Part.Builder builder)",
      "removeParts(int index)",
      "putParameters(String key, String value)",
      "putAllParameters(java.util.Map<String, String> values)",
      "removeParameters(String key)",
      "clearParameters()",
      "clearElement()",
    ]
  `);
  expect(text).toContain('COMPRESSION_DEFLATE, UNRECOGNIZED;');
  expect(text).toContain('TEXT, ELEMENT_NOT_SET;');
});

it('refuses a field of an unknown type', () => {
  const text = 'public struct Xmtp_MessageContents_Part {\n  public var other: Xmtp_Unknown\n}\n';
  expect(() => javaMessages(new Map([['message_contents/content', text]]))).toThrow(
    "The messages don't declare Xmtp_Unknown.",
  );
});

it('has presence for exactly the 95 fields of the SDK for which protobuf generates it', () => {
  const messages = filesIn(DECLARATIONS[0]!)
    .filter((file) => file.endsWith('.java'))
    .map((file) => readFileSync(file, 'utf8').replace(/^ *public static final class Builder [\s\S]*?^ *\}$/gm, ''))
    .join('');
  const fields = messages.match(/public native \S+ get\w+\(\);/g)!;
  expect(fields.length).toBeGreaterThan(200);
  expect(messages).not.toMatch(/has(?:AuthorityId|TypeId|Content|VersionMajor)\(\)/);
  expect(messages.match(/ has\w+\(\);/g)).toHaveLength(95);
});

it('has every member in the list of the API', () => {
  const listed = JSON.parse(readFileSync(`samples/api/android-${version}.json`, 'utf8')) as {
    version: string;
    types: Record<string, {members: {name: string}[]}>;
  };
  const names = declaredNames(DECLARATIONS[0]!);
  // Leave out listed types without a declaration: they aren't public in the SDK's sources.
  const own = Object.entries(listed.types).filter(([type]) => names.has(type));
  expect(own.length).toBeGreaterThan(100);
  expect(listed.version).toBe(version);
  const missing = own.flatMap(([type, {members}]) =>
    members.filter(({name}) => name !== 'init' && !names.has(name)).map(({name}) => `${type}.${name}`),
  );
  expect(missing).toEqual([]);
});
