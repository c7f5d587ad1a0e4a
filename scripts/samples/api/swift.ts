/** Reduces a Swift file to its public declarations: empties bodies, and removes comments and non-public members. */
import {all, has, kids, loadGrammar, mask, one, parts, type Node} from '@portal/swift-samples/syntax';
import {TextEdits} from './textEdits';

/** Returns the public declarations of a Swift file. `source` is the file's content. */
export async function swiftDeclarations(source: string): Promise<string> {
  const {text} = mask(source);
  const parse = await loadGrammar('swift');
  return parse(text, (root) => {
    const edits = new TextEdits(text);
    for (const comment of root.descendantsOfType(['comment', 'multiline_comment'])) if (comment) remove(edits, comment);
    for (const node of parts(root)) reduceDeclaration(edits, node, false);
    return edits.apply();
  });
}

/** Members of generated messages that only the protobuf library uses. */
const GENERATED = /^(?:unknownFields|protoMessageName|_protobuf_nameMap|decodeMessage|traverse|==)$/;

function remove(edits: TextEdits, node: Node): void {
  edits.replace(node.startIndex, node.endIndex);
}

function isPublic(node: Node): boolean {
  return /\b(?:public|open)\b(?!\s*\()/.test(one(node, 'modifiers')?.text ?? '');
}

function isPrivate(node: Node): boolean {
  return /\b(?:private|fileprivate|internal)\b(?!\s*\()/.test(one(node, 'modifiers')?.text ?? '');
}

/** @param open - whether the declaration is public without a modifier, because it is in a public extension */
function reduceDeclaration(edits: TextEdits, node: Node, open: boolean): void {
  if (GENERATED.test(one(node, 'pattern', 'simple_identifier', '==')?.text ?? '')) return remove(edits, node);
  const shown = isPublic(node) || (open && !isPrivate(node));
  switch (node.type) {
    case 'import_declaration':
      return;
    case 'protocol_declaration':
      if (!shown) remove(edits, node);
      return;
    case 'typealias_declaration':
      if (!shown) remove(edits, node);
      return;
    case 'class_declaration':
      return reduceType(edits, node, shown);
    case 'enum_entry':
      return;
    case 'function_declaration':
    case 'init_declaration':
    case 'subscript_declaration': {
      if (!shown) return remove(edits, node);
      // Bodies are emptied, not removed, because the grammar requires them.
      const body = one(node, 'function_body');
      if (body) edits.replace(body.startIndex, body.endIndex, '{}');
      const getter = one(node, 'computed_property');
      if (getter) edits.replace(getter.startIndex, getter.endIndex, '{ get { } }');
      return;
    }
    case 'property_declaration': {
      if (!shown) return remove(edits, node);
      return reduceProperty(edits, node);
    }
    default:
      if (node.type !== '{' && node.type !== '}') remove(edits, node);
  }
}

function reduceType(edits: TextEdits, node: Node, shown: boolean): void {
  const extension = has(node, 'extension');
  const body = one(node, 'class_body', 'enum_class_body');
  const members = body ? kids(body) : [];
  const useful = one(node, 'inheritance_specifier') ?? members.find((member) => shown || isPublic(member));
  if (extension ? !useful : !shown) return remove(edits, node);
  const specifiers = all(node, 'inheritance_specifier').map((child) => child.text);
  if (
    extension &&
    specifiers.every((text) => /Sendable$|_ProtoNameProviding$/.test(text)) &&
    members.every((child) => !isPublic(child) || GENERATED.test(one(child, 'pattern')?.text ?? '')) &&
    specifiers.length > 0
  )
    return remove(edits, node);
  for (const member of members) reduceDeclaration(edits, member, extension && shown);
}

function reduceProperty(edits: TextEdits, node: Node): void {
  const typed = one(node, 'type_annotation') !== undefined;
  const computed = one(node, 'computed_property');
  if (computed) {
    // A computed property with a setter becomes a stored property.
    if (one(computed, 'computed_setter', 'computed_modify')) return remove(edits, computed);
    const getter = one(computed, 'computed_getter');
    const specifier = getter ? one(getter, 'getter_specifier')?.text : undefined;
    const effects = specifier && specifier !== 'get' ? ` { ${specifier} { } }` : ' { get { } }';
    edits.replace(computed.startIndex, computed.endIndex, effects.trim());
    return;
  }
  for (const block of all(node, 'willset_didset_block')) remove(edits, block);
  const equals = parts(node).find((child) => child.type === '=');
  const value = equals && parts(node)[parts(node).indexOf(equals) + 1];
  if (equals && value && typed) edits.replace(equals.startIndex, value.endIndex);
}
