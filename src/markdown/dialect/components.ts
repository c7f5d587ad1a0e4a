/**
 * Finds components that neither the portal nor the page defines. Without this check, the build would fail only later,
 * when it renders the page.
 */
import type {Root} from 'mdast';
import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type * as Visit from 'unist-util-visit';
import {esModule} from '../esModule';
import {closestSpelling} from '../../shared/closestSpelling';
import {PAGE_COMPONENTS} from '../../shared/pageComponents';
import {DialectError} from './problem';

const {visit} = esModule(require.resolve('unist-util-visit')) as typeof Visit;

type Statement = NonNullable<NonNullable<MdxjsEsm['data']>['estree']>['body'][number];
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
 * Checks that a component is defined. Elements without a position aren't checked, because plugins created them.
 *
 * @param own - the names that the page defines
 * @throws DialectError if the component isn't defined
 */
export function checkComponent(
  {name, position}: MdxJsxFlowElement | MdxJsxTextElement,
  own: ReadonlySet<string>,
): void {
  const [component = ''] = (name ?? '').split('.');
  const known: readonly string[] = PAGE_COMPONENTS;
  if (!position || !/^[A-Z]/.test(component) || known.includes(component) || own.has(component)) return;
  const near = closestSpelling(component, [...known, ...own]);
  const remedy = near === undefined ? `import it, or write one of ${known.join(', ')}` : `write <${near}>`;
  throw new DialectError(
    `<${component}> isn't defined: ${remedy}. To show it as text, write \`<${component}>\` in backticks.`,
    position,
  );
}
