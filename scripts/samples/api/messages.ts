/**
 * Kotlin's generated messages are not in the SDK's sources; they come from the same definitions as Swift's, which are.
 * This turns the declarations of Swift's messages into Kotlin's, as protobuf's lite generator names them.
 */

/** File of Swift's messages → package and outer class of Kotlin's. */
const FILES: Readonly<Record<string, [module: string, outer: string]>> = {
  'keystore_api/v1/keystore': ['org.xmtp.proto.keystore.api.v1', 'Keystore'],
  'message_api/v1/authn': ['org.xmtp.proto.message.api.v1', 'Authn'],
  'message_api/v1/message_api': ['org.xmtp.proto.message.api.v1', 'MessageApiOuterClass'],
  'message_contents/ciphertext': ['org.xmtp.proto.message.contents', 'CiphertextOuterClass'],
  'message_contents/contact': ['org.xmtp.proto.message.contents', 'Contact'],
  'message_contents/content': ['org.xmtp.proto.message.contents', 'Content'],
  'message_contents/frames': ['org.xmtp.proto.message.contents', 'Frames'],
  'message_contents/invitation': ['org.xmtp.proto.message.contents', 'Invitation'],
  'message_contents/message': ['org.xmtp.proto.message.contents', 'MessageOuterClass'],
  'message_contents/private_key': ['org.xmtp.proto.message.contents', 'PrivateKeyOuterClass'],
  'message_contents/private_preferences': ['org.xmtp.proto.message.contents', 'PrivatePreferences'],
  'message_contents/public_key': ['org.xmtp.proto.message.contents', 'PublicKeyOuterClass'],
  'message_contents/signature': ['org.xmtp.proto.message.contents', 'SignatureOuterClass'],
  'mls/message_contents/transcript_messages': ['org.xmtp.proto.mls.message.contents', 'TranscriptMessages'],
  'Push/service': ['org.xmtp.android.library.push', 'Service'],
};

const SCALARS: Readonly<Record<string, string>> = {
  String: 'String',
  Bool: 'Boolean',
  Data: 'ByteString',
  Double: 'Double',
  Int32: 'Int',
  UInt32: 'Int',
  Int64: 'Long',
  UInt64: 'Long',
};

interface Message {
  /** `Xmtp_KeystoreApi_V1_TopicMap.TopicData` */
  path: string;
  name: string;
  cases: string[] | undefined;
  fields: {name: string; type: string}[];
  nested: Message[];
}

/** @param sections - text of each file of Swift's declarations by its path, without `.pb.swift` */
export function kotlinMessages(sections: ReadonlyMap<string, string>): string {
  const roots = new Map<string, Message[]>();
  const paths = new Map<string, string>();
  for (const [file, text] of sections) {
    const place = FILES[file];
    if (!place) continue;
    const messages = readMessages(text);
    roots.set(file, messages);
    const add = (message: Message, owner: string): void => {
      const own = `${owner}.${message.name}`;
      paths.set(message.path, own);
      for (const inner of message.nested) add(inner, own);
    };
    for (const message of messages) add(message, `${place[0]}.${place[1]}`);
  }
  return [...roots]
    .map(([file, messages]) => {
      const [module, outer] = FILES[file]!;
      const body = messages.map((message) => writeMessage(message, paths, '  ')).join('\n');
      return `package ${module}\nimport com.google.protobuf.ByteString\nobject ${outer} {\n${body}\n}`;
    })
    .join('\n');
}

function readMessages(text: string): Message[] {
  const roots: Message[] = [];
  const open: (Message | undefined)[] = [];
  for (const line of text.split('\n')) {
    const type = /^\s*public (struct|enum|final class) (\w+)/.exec(line);
    const parent = open.findLast((message) => message !== undefined);
    if (type) {
      const [, form, full] = type;
      const oneof = full!.startsWith('OneOf_');
      const message: Message = {
        path: parent ? `${parent.path}.${full!}` : full!,
        name: parent ? full! : full!.replace(/^(?:[A-Z]\w*?_)+(?=[A-Z]\w*$)/, '').replace(/^.*_/, ''),
        cases: form === 'enum' ? [] : undefined,
        fields: [],
        nested: [],
      };
      if (!oneof) (parent ? parent.nested : roots).push(message);
      open.push(message);
      if (line.includes('}')) open.pop();
    } else if (/^\s*extension\b/.test(line)) {
      if (!line.includes('}')) open.push(undefined);
    } else if (/^\s*\}\s*$/.test(line)) open.pop();
    else if (open.at(-1)) {
      const own = open.at(-1)!;
      const field = /^\s*public var `?(\w+)`?: ([^{]+?)\s*$/.exec(line);
      if (field && own.cases === undefined) own.fields.push({name: field[1]!, type: field[2]!});
      const entry = /^\s*case (\w+)\s*$/.exec(line);
      if (entry && own.cases) own.cases.push(entry[1]!);
    }
  }
  return roots;
}

/** `authorityID` is `authorityId` in Java. */
function javaName(name: string): string {
  return name.replace(/(?<=[a-z])(ID|URL|HTTP)(?![a-z])/g, (found) => found.charAt(0) + found.slice(1).toLowerCase());
}

function toKotlin(type: string, paths: ReadonlyMap<string, string>): string {
  const bare = type.replace(/\?$/, '');
  return SCALARS[bare] ?? paths.get(bare) ?? 'Any';
}

function writeMessage(message: Message, paths: ReadonlyMap<string, string>, pad: string): string {
  const inner = `${pad}  `;
  if (message.cases) {
    const own = message.name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
    const names = message.cases.map((name) => `${own}_${name.replace(/([a-z0-9])([A-Z])/g, '$1_$2').toUpperCase()}`);
    return `${pad}enum class ${message.name} { ${[...names, 'UNRECOGNIZED'].join(', ')} }`;
  }
  const read: string[] = [];
  const build: string[] = [];
  for (const field of message.fields) {
    if (field.type.includes('OneOf_')) {
      build.push(`fun clear${upper(field.name)}(): Builder`);
      continue;
    }
    const name = javaName(field.name);
    const list = /^\[([\w.]+)\]$/.exec(field.type);
    const map = /^Dictionary<(\w+),\s*([\w.]+)>$/.exec(field.type);
    if (list) {
      const item = toKotlin(list[1]!, paths);
      read.push(
        `val ${name}List: List<${item}>`,
        `val ${name}Count: Int`,
        `fun get${upper(name)}(index: Int): ${item}`,
      );
      build.push(
        `val ${name}List: List<${item}>`,
        `fun add${upper(name)}(value: ${item}): Builder`,
        `fun addAll${upper(name)}(values: Iterable<${item}>): Builder`,
      );
    } else if (map) {
      const types = `${toKotlin(map[1]!, paths)}, ${toKotlin(map[2]!, paths)}`;
      const [key, value] = types.split(', ');
      read.push(`val ${name}Map: Map<${types}>`);
      build.push(
        `val ${name}Map: Map<${types}>`,
        `fun put${upper(name)}(key: ${key}, value: ${value}): Builder`,
        `fun putAll${upper(name)}(values: Map<${types}>): Builder`,
      );
    } else {
      const type = toKotlin(field.type, paths);
      read.push(`val ${name}: ${type}`, `fun has${upper(name)}(): Boolean`);
      build.push(
        `var ${name}: ${type}`,
        `fun set${upper(name)}(value: ${type}): Builder`,
        `fun clear${upper(name)}(): Builder`,
      );
    }
  }
  return [
    `${pad}class ${message.name} private constructor(unused: Any) : com.google.protobuf.MessageLite() {`,
    ...read.map((line) => inner + line),
    `${inner}fun toBuilder(): Builder`,
    `${inner}class Builder private constructor(unused: Any) {`,
    ...build.map((line) => `${inner}  ${line}`),
    `${inner}  fun mergeFrom(other: ${message.name}): Builder`,
    `${inner}  fun build(): ${message.name}`,
    `${inner}}`,
    ...message.nested.map((nested) => writeMessage(nested, paths, inner)),
    `${inner}companion object {`,
    `${inner}  fun newBuilder(): Builder`,
    `${inner}  fun newBuilder(prototype: ${message.name}): Builder`,
    `${inner}  fun getDefaultInstance(): ${message.name}`,
    `${inner}  fun parseFrom(data: ByteArray): ${message.name}`,
    `${inner}  fun parseFrom(data: ByteString): ${message.name}`,
    `${inner}}`,
    `${pad}}`,
  ].join('\n');
}

function upper(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
