/**
 * Converts Swift declarations of protobuf messages to Java, in the form that protobuf's lite generator writes. The
 * sources of xmtp-android lack the Java files, because its build generates them. The sources of xmtp-ios have the same
 * messages in Swift.
 */

/** The Java package and outer class for each Swift file of messages. */
const FILES: Readonly<Record<string, [module: string, outer: string]>> = {
  'keystore_api/v1/keystore': ['org.xmtp.proto.keystore.api.v1', 'Keystore'],
  'message_api/v1/authn': ['org.xmtp.proto.message.api.v1', 'Authn'],
  'message_api/v1/message_api': ['org.xmtp.proto.message.api.v1', 'MessageApiOuterClass'],
  'message_contents/ciphertext': ['org.xmtp.proto.message.contents', 'CiphertextOuterClass'],
  'message_contents/conversation_reference': ['org.xmtp.proto.message.contents', 'ConversationReferenceOuterClass'],
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

interface JavaType {
  name: string;
  /** The type's name as an argument of a generic type: `Integer` for `int`. */
  boxed: string;
  kind: 'string' | 'enum' | 'message' | 'other';
}

const scalar = (name: string, boxed = name): JavaType => ({name, boxed, kind: name === 'String' ? 'string' : 'other'});

const SCALARS: Readonly<Record<string, JavaType>> = {
  String: scalar('String'),
  Bool: scalar('boolean', 'Boolean'),
  Data: scalar('ByteString'),
  Double: scalar('double', 'Double'),
  Int32: scalar('int', 'Integer'),
  UInt32: scalar('int', 'Integer'),
  Int64: scalar('long', 'Long'),
  UInt64: scalar('long', 'Long'),
};

interface Message {
  /** The full name in Swift: `Xmtp_KeystoreApi_V1_TopicMap.TopicData`. */
  path: string;
  name: string;
  /** The values of an enum; undefined for a message. */
  cases: string[] | undefined;
  fields: {name: string; type: string}[];
  /** Names of fields with a `has…` method: messages, optional scalars, and members of a oneof. */
  present: Set<string>;
  oneofs: {name: string; members: string[]}[];
  nested: Message[];
}

/**
 * Returns the Java files: a map from their paths to their texts.
 *
 * @param sections - the declarations in each Swift file, by the file's path without `Proto/` and `.pb.swift`
 */
export function javaMessages(sections: ReadonlyMap<string, string>): Map<string, string> {
  const roots = new Map<string, Message[]>();
  const types = new Map<string, JavaType>();
  for (const [file, text] of sections) {
    const place = FILES[file];
    if (!place) continue;
    const messages = readMessages(text);
    roots.set(file, messages);
    const add = (message: Message, owner: string): void => {
      const own = `${owner}.${message.name}`;
      types.set(message.path, {name: own, boxed: own, kind: message.cases ? 'enum' : 'message'});
      for (const inner of message.nested) add(inner, own);
    };
    for (const message of messages) add(message, `${place[0]}.${place[1]}`);
  }
  return new Map(
    [...roots].map(([file, messages]) => {
      const [module, outer] = FILES[file]!;
      const lines = [
        `package ${module};`,
        ...['ByteString', 'GeneratedMessageLite'].map((name) => `import com.google.protobuf.${name};`),
        `public final class ${outer} {`,
        ...messages.flatMap((message) => indent(javaMessage(message, types))),
        '}',
      ];
      return [`${module.replaceAll('.', '/')}/${outer}.java`, `${lines.join('\n')}\n`];
    }),
  );
}

function readMessages(text: string): Message[] {
  const roots: Message[] = [];
  const open: (Message | undefined)[] = [];
  for (const line of text.split('\n')) {
    const type = /^\s*public (struct|enum|final class) (\w+)/.exec(line);
    const parent = open.findLast((message) => message !== undefined);
    if (type) {
      const [, form, full] = type;
      const message: Message = {
        path: parent ? `${parent.path}.${full!}` : full!,
        name: parent ? full! : full!.replace(/^(?:[A-Z]\w*?_)+(?=[A-Z]\w*$)/, '').replace(/^.*_/, ''),
        cases: form === 'enum' ? [] : undefined,
        fields: [],
        present: new Set(),
        oneofs: [],
        nested: [],
      };
      if (full!.startsWith('OneOf_')) parent!.oneofs.push({name: full!.slice('OneOf_'.length), members: []});
      else (parent ? parent.nested : roots).push(message);
      open.push(message);
      if (line.includes('}')) open.pop();
    } else if (/^\s*extension\b/.test(line)) {
      if (!line.includes('}')) open.push(undefined);
    } else if (/^\s*\}\s*$/.test(line)) open.pop();
    else if (open.at(-1)) readMember(line, open.at(-1)!, open.at(-2));
  }
  return roots;
}

/** @param outer - the message that contains `own`, if `own` is a oneof */
function readMember(line: string, own: Message, outer: Message | undefined): void {
  const value = /^\s*case (\w+)\s*$/.exec(line);
  if (value && own.cases) own.cases.push(value[1]!);
  const member = /^\s*case `?(\w+)`?\(/.exec(line);
  if (member && own.path.includes('.OneOf_')) {
    outer!.oneofs.at(-1)!.members.push(member[1]!);
    outer!.present.add(upper(member[1]!));
  }
  const presence = /^\s*public var has(\w+): Bool \{/.exec(line);
  if (presence) own.present.add(presence[1]!);
  const field = /^\s*public var `?(\w+)`?: ([^{]+?)\s*$/.exec(line);
  if (field && own.cases === undefined) own.fields.push({name: field[1]!, type: field[2]!});
}

/** Converts a field's name to Java's style: `authorityID` becomes `authorityId`. */
function javaName(name: string): string {
  return name.replace(/(?<=[a-z])(ID|URL|HTTP)(?![a-z])/g, (found) => found.charAt(0) + found.slice(1).toLowerCase());
}

/** @throws Error if the type is neither a scalar nor a declared message or enum */
function javaType(type: string, types: ReadonlyMap<string, JavaType>): JavaType {
  const bare = type.replace(/\?$/, '');
  const found = SCALARS[bare] ?? types.get(bare);
  if (!found) throw new Error(`The messages don't declare ${type}.`);
  return found;
}

const upper = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);
const constant = (name: string): string =>
  javaName(name)
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .toUpperCase();
const indent = (lines: readonly string[]): string[] => lines.map((line) => `  ${line}`);
/** Declares a method without a body. It is `native`, because other methods of a Java class need a body. */
const method = (type: string, call: string): string => `public native ${type} ${call};`;
const methodOfType = (type: string, call: string): string => `public static native ${type} ${call};`;

function javaEnum(name: string, values: readonly string[]): string[] {
  return [
    `public enum ${name} {`,
    ...indent([`${values.join(', ')};`, method('int', 'getNumber()'), methodOfType(name, 'forNumber(int value)')]),
    '}',
  ];
}

function javaMessage(message: Message, types: ReadonlyMap<string, JavaType>): string[] {
  const {name, cases, nested, oneofs} = message;
  if (cases) {
    const prefix = name.replace(/([a-z])([A-Z])/g, '$1_$2').toUpperCase();
    return javaEnum(name, [...cases.map((value) => `${prefix}_${constant(value)}`), 'UNRECOGNIZED']);
  }
  const fields = message.fields.filter(({type}) => !type.includes('OneOf_'));
  const members = fields.map((field) => {
    const own = upper(javaName(field.name));
    const list = /^\[([\w.]+)\]$/.exec(field.type);
    const map = /^Dictionary<(\w+),\s*([\w.]+)>$/.exec(field.type);
    if (list) return listMembers(own, javaType(list[1]!, types));
    if (map) return mapMembers(own, javaType(map[1]!, types), javaType(map[2]!, types));
    return valueMembers(own, javaType(field.type, types), message.present.has(upper(field.name)));
  });
  const ofOneofs = oneofs.map((oneof) => method(`${oneof.name}Case`, `get${oneof.name}Case()`));
  return [
    `public static final class ${name} extends GeneratedMessageLite<${name}, ${name}.Builder> {`,
    ...indent([
      `private ${name}() {}`,
      ...members.flatMap(({read}) => read),
      ...ofOneofs,
      methodOfType('Builder', 'newBuilder()'),
      methodOfType('Builder', `newBuilder(${name} prototype)`),
      methodOfType(name, 'getDefaultInstance()'),
      ...['byte[]', 'ByteString', 'java.nio.ByteBuffer', 'java.io.InputStream'].map((type) =>
        methodOfType(name, `parseFrom(${type} data)`),
      ),
      `public static final class Builder extends GeneratedMessageLite.Builder<${name}, Builder> {`,
      ...indent([
        'private Builder() {}',
        ...members.flatMap(({read, build}) => [...read, ...build]),
        ...ofOneofs,
        ...oneofs.map((oneof) => method('Builder', `clear${oneof.name}()`)),
      ]),
      '}',
      ...oneofs.flatMap((oneof) =>
        javaEnum(`${oneof.name}Case`, [...oneof.members.map(constant), `${oneof.name.toUpperCase()}_NOT_SET`]),
      ),
      ...nested.flatMap((inner) => javaMessage(inner, types)),
    ]),
    '}',
  ];
}

/** Methods for one field. */
interface Members {
  /** Methods of the message and of its builder. */
  read: string[];
  /** Methods that only the builder has. */
  build: string[];
}

/** @param name - the field's name with a capital first letter: `AuthorityId` */
function valueMembers(name: string, {name: type, kind}: JavaType, hasPresence: boolean): Members {
  const read = [method(type, `get${name}()`)];
  const build = [method('Builder', `set${name}(${type} value)`), method('Builder', `clear${name}()`)];
  if (hasPresence) read.push(method('boolean', `has${name}()`));
  if (kind === 'string') {
    read.push(method('ByteString', `get${name}Bytes()`));
    build.push(method('Builder', `set${name}Bytes(ByteString value)`));
  }
  if (kind === 'enum') {
    read.push(method('int', `get${name}Value()`));
    build.push(method('Builder', `set${name}Value(int value)`));
  }
  if (kind === 'message') {
    build.push(
      method('Builder', `set${name}(${type}.Builder builder)`),
      method('Builder', `merge${name}(${type} value)`),
    );
  }
  return {read, build};
}

function listMembers(name: string, {name: type, boxed, kind}: JavaType): Members {
  const read = [
    method(`java.util.List<${boxed}>`, `get${name}List()`),
    method('int', `get${name}Count()`),
    method(type, `get${name}(int index)`),
  ];
  const build = [
    method('Builder', `set${name}(int index, ${type} value)`),
    method('Builder', `add${name}(${type} value)`),
    method('Builder', `addAll${name}(Iterable<? extends ${boxed}> values)`),
    method('Builder', `clear${name}()`),
  ];
  if (kind === 'string') {
    read.push(method('ByteString', `get${name}Bytes(int index)`));
    build.push(method('Builder', `add${name}Bytes(ByteString value)`));
  }
  if (kind === 'message') {
    build.push(
      method('Builder', `set${name}(int index, ${type}.Builder builder)`),
      method('Builder', `add${name}(int index, ${type} value)`),
      method('Builder', `add${name}(${type}.Builder builder)`),
      method('Builder', `add${name}(int index, ${type}.Builder builder)`),
      method('Builder', `remove${name}(int index)`),
    );
  }
  return {read, build};
}

function mapMembers(name: string, key: JavaType, value: JavaType): Members {
  const map = `java.util.Map<${key.boxed}, ${value.boxed}>`;
  return {
    read: [
      `@Deprecated ${method(map, `get${name}()`)}`,
      method(map, `get${name}Map()`),
      method('int', `get${name}Count()`),
      method('boolean', `contains${name}(${key.name} key)`),
      method(value.name, `get${name}OrDefault(${key.name} key, ${value.name} defaultValue)`),
      method(value.name, `get${name}OrThrow(${key.name} key)`),
    ],
    build: [
      method('Builder', `put${name}(${key.name} key, ${value.name} value)`),
      method('Builder', `putAll${name}(${map} values)`),
      method('Builder', `remove${name}(${key.name} key)`),
      method('Builder', `clear${name}()`),
    ],
  };
}
