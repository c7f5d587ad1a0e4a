/**
 * Reduces a Kotlin file to its public declarations, in a form that compiles. Bodies become `TODO()`. Members that
 * aren't public (except constructors), annotations, comments and unused imports are removed.
 */
import {all, has, kids, loadGrammar, one, parts, type Node} from '@portal/swift-samples/syntax';
import {TextEdits} from './textEdits';

const TYPES = ['user_type', 'nullable_type', 'function_type', 'parenthesized_type'];
/**
 * The longest default of a parameter that is kept, in characters. Longer ones become `TODO()`, because samples need
 * only know that there is a default.
 */
const LONG_DEFAULT = 40;

/** Returns the public declarations of a Kotlin file. `text` is the file's content. */
export async function kotlinDeclarations(text: string): Promise<string> {
  const parse = await loadGrammar('kotlin');
  return parse(text, (root) => {
    const edits = new TextEdits(text);
    for (const comment of root.descendantsOfType(['line_comment', 'multiline_comment']))
      if (comment) remove(edits, comment);
    for (const node of kids(root)) reduceMember(edits, node, false);
    return withoutUnusedImports(edits.apply());
  });
}

function remove(edits: TextEdits, node: Node): void {
  edits.replace(node.startIndex, node.endIndex);
}

function isHidden(node: Node): boolean {
  return /^(?:[^{(]*\s)?(?:private|internal|protected)\b/.test(one(node, 'modifiers')?.text ?? '');
}

/** @param inInterface - whether the declaration is in an interface, where it needs no body */
function reduceMember(edits: TextEdits, node: Node, inInterface: boolean): void {
  // An expression among declarations is an annotation that the grammar misreads. Hidden constructors stay, because
  // without them the class would have a public constructor.
  if (
    node.type === 'anonymous_initializer' ||
    node.type.endsWith('_expression') ||
    (isHidden(node) && node.type !== 'secondary_constructor')
  ) {
    for (const accessor of accessorsOf(node)) remove(edits, accessor);
    return remove(edits, node);
  }
  for (const annotation of all(one(node, 'modifiers') ?? node, 'annotation')) remove(edits, annotation);
  switch (node.type) {
    case 'function_declaration':
      return reduceFunction(edits, node);
    case 'property_declaration':
      return reduceProperty(edits, node, inInterface);
    case 'class_declaration':
    case 'object_declaration':
    case 'companion_object':
    case 'enum_entry': {
      const primary = one(node, 'primary_constructor');
      if (primary) for (const param of all(primary, 'class_parameter')) shortenDefaults(edits, param);
      const body = one(node, 'class_body', 'enum_class_body');
      if (body) for (const child of kids(body)) reduceMember(edits, child, has(node, 'interface'));
      return;
    }
    case 'secondary_constructor': {
      shortenDefaults(edits, one(node, 'function_value_parameters')!);
      const block = parts(node).find((child) => child.type === '{');
      if (block) edits.replace(block.startIndex, node.endIndex);
      return;
    }
    default:
  }
}

function shortenDefaults(edits: TextEdits, list: Node): void {
  const children = parts(list);
  children.forEach((child, index) => {
    const before = children[index - 1];
    if (before?.type === '=' && child.text.length > LONG_DEFAULT)
      edits.replace(child.startIndex, child.endIndex, 'TODO()');
  });
}

function reduceFunction(edits: TextEdits, node: Node): void {
  const list = one(node, 'function_value_parameters')!;
  shortenDefaults(edits, list);
  const body = one(node, 'function_body');
  if (!body) return;
  const typed = parts(node).some((child) => TYPES.includes(child.type) && child.startIndex > list.endIndex);
  if (typed) edits.replace(body.startIndex, body.endIndex, '= TODO()');
  else if (body.text.startsWith('{')) edits.replace(list.endIndex, body.endIndex, ': Unit = TODO()');
}

/**
 * Replaces a property's value with accessors. A property without a written type keeps its value, because the value
 * gives the type.
 */
function reduceProperty(edits: TextEdits, node: Node, inInterface: boolean): void {
  const variable = one(node, 'variable_declaration');
  if (!variable || !one(variable, ...TYPES)) return;
  const modifiers = one(node, 'modifiers')?.text ?? '';
  if (/\b(?:const|lateinit)\b/.test(modifiers)) return;
  const accessors = accessorsOf(node);
  const equals = parts(node).find((child) => child.type === '=');
  const value = one(node, 'property_delegate') ?? (equals && parts(node)[parts(node).indexOf(equals) + 1]);
  if (value) edits.replace((equals ?? value).startIndex, value.endIndex);
  for (const accessor of accessors) remove(edits, accessor);
  if (/\babstract\b/.test(modifiers) || (inInterface && accessors.length === 0)) return;
  const setter = accessors.find(({type}) => type === 'setter');
  const visibility = /^(?:private|internal|protected)\b/.exec(setter?.text ?? '')?.[0];
  // Each accessor gets a line of its own, because `TODO() set(_)` on one line would be parsed as one expression.
  const margin = `\n${' '.repeat(node.startPosition.column + 4)}`;
  edits.replace(
    variable.endIndex,
    variable.endIndex,
    has(one(node, 'binding_pattern_kind') ?? node, 'var')
      ? `${margin}get() = TODO()${margin}${visibility ? `${visibility} ` : ''}set(_) = TODO()`
      : ' get() = TODO()',
  );
}

/** Returns a property's accessors. The grammar reads some as parts of the property, others as siblings after it. */
function accessorsOf(node: Node): Node[] {
  const found = all(node, 'getter', 'setter');
  for (let next = node.nextNamedSibling; next && /^[gs]etter$/.test(next.type); next = next.nextNamedSibling)
    found.push(next);
  return found;
}

function withoutUnusedImports(text: string): string {
  const rest = text.replace(/^import .*$/gm, '');
  return text
    .split('\n')
    .filter((line) => {
      const [, name] = /^import .*?(\w+)$/.exec(line) ?? [];
      // Before a colon, the imported name is the name of a parameter, not a use of the import.
      return name === undefined || new RegExp(`\\b${name}\\b(?!\\s*:)`).test(rest);
    })
    .join('\n');
}
