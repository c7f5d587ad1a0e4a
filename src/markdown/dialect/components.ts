/**
 * Finds components that neither the portal nor the page defines, and components in lowercase. Without this check, the
 * build would fail only later, when it renders the page, or show an unknown element of HTML.
 */
import type {Nodes, Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../../buildTools/esModule';
import {closestSpelling} from '../../shared/closestSpelling';
import {PAGE_COMPONENTS} from './pageComponents';
import {checkComponentAttributes} from './componentAttributes';
import {DialectError} from './problem';

const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

type Program = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>;
type Statement = Program['body'][number];
type Pattern = Extract<Statement, {type: 'VariableDeclaration'}>['declarations'][number]['id'];

/** Returns the names that a page's own `import` and `export` statements define. */
export function definedNames(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({data}: MdxjsEsm) => {
    for (const statement of data?.estree?.body ?? []) {
      if (statement.type === 'ImportDeclaration') {
        for (const {local} of statement.specifiers) names.add(local.name);
      }
      const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : undefined;
      if (declaration?.type === 'VariableDeclaration') {
        for (const {id} of declaration.declarations) for (const name of namesIn(id)) names.add(name);
      } else if (declaration) names.add(declaration.id.name);
    }
  });
  return names;
}

/** Returns the variables that a declaration's pattern defines, such as `{A, b: [C]}`. */
function namesIn(pattern: Pattern): string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'ObjectPattern':
      return pattern.properties.flatMap((each) => namesIn(each.type === 'Property' ? each.value : each));
    case 'ArrayPattern':
      return pattern.elements.flatMap((each) => (each ? namesIn(each) : []));
    case 'RestElement':
      return namesIn(pattern.argument);
    case 'AssignmentPattern':
      return namesIn(pattern.left);
    case 'MemberExpression':
      return [];
  }
}

/**
 * Checks that a component, and the components in its attributes, are defined. If the portal defines the component, also
 * checks its attributes. Elements without a position aren't checked, because plugins created them.
 *
 * @param own - the names that the page defines
 * @throws DialectError if the component isn't defined, or if an attribute is wrong
 */
export function checkComponent(element: MdxJsxFlowElement | MdxJsxTextElement, own: ReadonlySet<string>): void {
  const {name, position, attributes} = element;
  if (!position) return;
  const [component = ''] = (name ?? '').split('.');
  checkName(component, position, own);
  for (const attribute of attributes) {
    const program =
      attribute.type === 'mdxJsxExpressionAttribute'
        ? attribute.data?.estree
        : typeof attribute.value === 'object'
          ? attribute.value?.data?.estree
          : undefined;
    checkProgram(program, position, own);
  }
  if (!own.has(component)) checkComponentAttributes(element);
}

/**
 * Checks that the components in an expression or a statement are defined, such as those in `{isNew && <Note />}`.
 *
 * @throws DialectError if a component isn't defined
 */
export function checkCode(
  {data, position}: Extract<Nodes, {type: 'mdxFlowExpression' | 'mdxTextExpression' | 'mdxjsEsm'}>,
  own: ReadonlySet<string>,
): void {
  checkProgram(data?.estree, position, own);
}

function checkProgram(
  program: Program | null | undefined,
  position: Nodes['position'],
  own: ReadonlySet<string>,
): void {
  const parts = partsOf(program);
  // Don't look for scopes: a name is defined if the code has a variable or parameter of this name.
  const names = new Set([...own, ...parts.flatMap((part) => (part.type === 'Identifier' ? [part.name!] : []))]);
  for (const part of parts) {
    if (part.type !== 'JSXOpeningElement') continue;
    // In `<Tabs.Panel>`, `Tabs` must be defined.
    let tag = part.name as unknown as CodePart;
    while (tag.object) tag = tag.object;
    const {start} = tag.loc ?? {};
    // Columns of code begin at 0.
    const point = start && {line: start.line, column: start.column + 1};
    if (tag.type === 'JSXIdentifier') checkName(tag.name!, point ? {start: point, end: point} : position, names);
  }
}

/** What {@link checkProgram} reads of a node of code. */
interface CodePart {
  type: string;
  name?: string;
  object?: CodePart;
  loc?: {start: {line: number; column: number}};
}

/** Returns all nodes of code. */
function partsOf(value: unknown): CodePart[] {
  if (Array.isArray(value)) return value.flatMap(partsOf);
  if (typeof value !== 'object' || value === null || !('type' in value)) return [];
  return [value as CodePart, ...Object.values(value).flatMap(partsOf)];
}

/** The elements of HTML that have the name of a component in lowercase. */
const ELEMENTS = ['details', 'figure', 'head'];

function checkName(component: string, position: Nodes['position'], own: ReadonlySet<string>): void {
  const known: readonly string[] = PAGE_COMPONENTS;
  if ([...known, ...ELEMENTS].includes(component) || own.has(component)) return;
  const isElement = !/^[A-Z]/.test(component);
  const near = isElement
    ? known.find((name) => name.toLowerCase() === component.toLowerCase())
    : closestSpelling(component, [...known, ...own]);
  if (isElement && near === undefined) return;
  const remedy = near === undefined ? `import it, or write one of ${known.join(', ')}` : `write <${near}>`;
  throw new DialectError(
    `<${component}> isn't defined: ${remedy}. To show it as text, write \`<${component}>\` in backticks.`,
    position,
  );
}
