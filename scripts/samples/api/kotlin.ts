/** The public declarations of a Kotlin file: bodies, private members and comments are left out. */
import {all, kids, loadGrammar, one, parts, type Node} from '@portal/swift-samples/syntax';
import {Cuts} from './cuts';

const TYPES = ['user_type', 'nullable_type', 'function_type', 'parenthesized_type'];
/** A default value longer than this is replaced; what counts is that there is one. */
const LONG_DEFAULT = 40;

export async function kotlinDeclarations(text: string): Promise<string> {
  const parse = await loadGrammar('kotlin');
  return parse(text, (root) => {
    const cuts = new Cuts(text);
    for (const comment of root.descendantsOfType(['line_comment', 'multiline_comment']))
      if (comment) cut(cuts, comment);
    for (const node of kids(root)) member(cuts, node);
    return cuts.apply();
  });
}

function cut(cuts: Cuts, node: Node): void {
  cuts.replace(node.startIndex, node.endIndex);
}

function hidden(node: Node): boolean {
  return /^(?:[^{(]*\s)?(?:private|internal|protected)\b/.test(one(node, 'modifiers')?.text ?? '');
}

function member(cuts: Cuts, node: Node): void {
  if (hidden(node) || node.type === 'anonymous_initializer') return cut(cuts, node);
  for (const annotation of all(one(node, 'modifiers') ?? node, 'annotation')) cut(cuts, annotation);
  switch (node.type) {
    case 'function_declaration': {
      const body = one(node, 'function_body');
      const list = one(node, 'function_value_parameters')!;
      const typed = parts(node).some((child) => TYPES.includes(child.type) && child.startIndex > list.endIndex);
      if (body && (typed || body.text.startsWith('{'))) cut(cuts, body);
      return defaults(cuts, list);
    }
    case 'property_declaration':
      return property(cuts, node);
    case 'getter':
    case 'setter':
      return getter(cuts, node);
    case 'class_declaration':
    case 'object_declaration':
    case 'companion_object': {
      const primary = one(node, 'primary_constructor');
      if (primary) for (const param of all(primary, 'class_parameter')) defaults(cuts, param);
      for (const specifier of all(node, 'delegation_specifier')) {
        const call = one(specifier, 'constructor_invocation');
        const list = call && one(call, 'value_arguments');
        if (list) cuts.replace(list.startIndex, list.endIndex, '()');
      }
      const body = one(node, 'class_body', 'enum_class_body');
      if (body) for (const child of kids(body)) member(cuts, child);
      return;
    }
    case 'secondary_constructor': {
      const list = one(node, 'function_value_parameters')!;
      defaults(cuts, list);
      return cuts.replace(list.endIndex, node.endIndex);
    }
    case 'enum_entry': {
      const list = one(node, 'value_arguments');
      if (list) cut(cuts, list);
      return;
    }
    default:
  }
}

function defaults(cuts: Cuts, list: Node): void {
  const children = parts(list);
  children.forEach((child, index) => {
    const before = children[index - 1];
    if (before?.type === '=' && child.text.length > LONG_DEFAULT)
      cuts.replace(child.startIndex, child.endIndex, 'TODO()');
  });
}

function property(cuts: Cuts, node: Node): void {
  const variable = one(node, 'variable_declaration');
  const typed = variable !== undefined && one(variable, ...TYPES) !== undefined;
  const delegate = one(node, 'property_delegate');
  if (delegate && typed) cut(cuts, delegate);
  const children = parts(node);
  const equals = children.find((child) => child.type === '=');
  if (equals && typed) {
    const value = children[children.indexOf(equals) + 1]!;
    cuts.replace(equals.startIndex, value.endIndex);
  }
  for (const accessor of all(node, 'getter', 'setter')) if (typed) cut(cuts, accessor);
}

/** Accessors of a class's property stand behind it; of a typed one, nothing of them counts. */
function getter(cuts: Cuts, node: Node): void {
  const before = node.previousNamedSibling;
  const owner = before?.type === 'getter' ? before.previousNamedSibling : before;
  const variable = owner && one(owner, 'variable_declaration');
  if (variable && one(variable, ...TYPES)) cut(cuts, node);
}
