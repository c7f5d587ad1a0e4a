/** Checks the attributes of components. Values that aren't written in the page, such as variables, aren't checked. */
import type {MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import type {Authors, Badge, Callout, Card, Figure, HomePage, Step} from '../../components/mdx';
import {CALLOUTS} from '../../shared/callouts';
import {closestSpelling} from '../../shared/closestSpelling';
import {isDate} from '../../shared/date';
import {checkAttributeName, DialectError} from './problem';

type Value = string | number;
type Props<Component extends (props: never) => unknown> = Parameters<Component>[0];

/** Returns the keys of `values`. The type check fails if these aren't exactly the values of the attribute's type. */
const valuesOf = <Type extends Value | undefined>(values: Record<NonNullable<Type>, true>): readonly Value[] =>
  Object.keys(values).map((key) => (/^\d+$/.test(key) ? Number(key) : key));

/** The values that attributes support, by component and attribute. */
const VALUES: ReadonlyMap<string, readonly Value[]> = new Map([
  [
    'Badge variant',
    valuesOf<Props<typeof Badge>['variant']>({plain: true, note: true, tip: true, warning: true, danger: true}),
  ],
  ['Callout type', CALLOUTS],
  ['Step titleLevel', valuesOf<Props<typeof Step>['titleLevel']>({2: true, 3: true, 4: true, 5: true, 6: true})],
  ['HomePage.Button variant', valuesOf<Props<typeof HomePage.Button>['variant']>({accent: true, plain: true})],
  [
    'HomePage.InstallPackage type',
    valuesOf<Props<typeof HomePage.InstallPackage>['type']>({install: true, init: true}),
  ],
]);

/** Returns the names in `names`. The type check fails if these aren't exactly the component's attributes. */
const namesOf = <Component extends (props: never) => unknown>(
  names: Record<Exclude<keyof Props<Component>, 'children'>, true>,
): readonly string[] => Object.keys(names);

/** The attributes of components. `<Details>` and `<Steps>` are missing, because they take all attributes of HTML. */
const NAMES: ReadonlyMap<string, readonly string[]> = new Map([
  ['Authors', namesOf<typeof Authors>({authors: true, date: true})],
  ['Badge', namesOf<typeof Badge>({variant: true})],
  ['BlogPosts', []],
  ['Callout', namesOf<typeof Callout>({type: true, title: true, icon: true, id: true, className: true})],
  ['Card', namesOf<typeof Card>({title: true, href: true})],
  ['Cards', []],
  ['Figure', namesOf<typeof Figure>({caption: true})],
  ['HomePage.Button', namesOf<typeof HomePage.Button>({href: true, variant: true})],
  ['HomePage.InstallPackage', namesOf<typeof HomePage.InstallPackage>({name: true, type: true})],
  ...['Root', 'Logo', 'Tagline', 'Description', 'Buttons'].map((part): [string, string[]] => [`HomePage.${part}`, []]),
  ['Sponsors', []],
  ['Step', namesOf<typeof Step>({title: true, titleLevel: true, className: true})],
]);

/** The attributes that components need. */
const NEEDED: ReadonlyMap<string, string> = new Map([
  ['Card', 'title' satisfies keyof Props<typeof Card>],
  ['Figure', 'caption' satisfies keyof Props<typeof Figure>],
  ['HomePage.Button', 'href' satisfies keyof Props<typeof HomePage.Button>],
  ['HomePage.InstallPackage', 'name' satisfies keyof Props<typeof HomePage.InstallPackage>],
]);

/**
 * Checks that one of the portal's components has the attributes that it needs and no unknown ones, with values that it
 * supports. An element with a spread (`{...props}`) isn't checked.
 *
 * @throws DialectError if an attribute is missing or unknown, or if a value isn't supported
 */
export function checkComponentAttributes({name, attributes, position}: MdxJsxFlowElement | MdxJsxTextElement): void {
  const given = attributes.filter((attribute) => attribute.type === 'mdxJsxAttribute');
  if (name === null || given.length < attributes.length) return;
  const known = NAMES.get(name);
  for (const attribute of given) {
    const place = attribute.position ?? position;
    if (known) checkAttributeName(`<${name}>`, attribute.name, known, place);
    checkValue(name, attribute, place);
  }
  const needed = NEEDED.get(name);
  if (needed === undefined || given.some((attribute) => attribute.name === needed)) return;
  throw new DialectError(`<${name}> has no ${needed}: write <${name} ${needed}="…">.`, position);
}

function checkValue(component: string, attribute: MdxJsxAttribute, position: MdxJsxAttribute['position']): void {
  const values = VALUES.get(`${component} ${attribute.name}`);
  const given = literalOf(attribute);
  if (component === 'Authors' && attribute.name === 'date' && given !== undefined && !isDate(String(given))) {
    throw new DialectError(`<Authors date="${given}"> isn't a date: write one such as 2024-08-29.`, position);
  }
  if (values === undefined || given === undefined || values.includes(given)) return;
  const format = (value: Value): string =>
    `${attribute.name}=${typeof value === 'string' ? `"${value}"` : `{${value}}`}`;
  const texts = values.filter((value) => typeof value === 'string');
  const near = values.find((value) => String(value) === given) ?? closestSpelling(String(given), texts);
  const remedy = near === undefined ? `one of ${values.map(format).join(', ')}` : format(near);
  throw new DialectError(`<${component} ${format(given)}> isn't supported: write ${remedy}.`, position);
}

/** Returns the value of an attribute; undefined if it isn't a literal. */
function literalOf({value}: MdxJsxAttribute): Value | undefined {
  if (typeof value === 'string') return value;
  const [statement] = value?.data?.estree?.body ?? [];
  const literal = statement?.type === 'ExpressionStatement' ? statement.expression : undefined;
  const given = literal?.type === 'Literal' ? literal.value : undefined;
  return typeof given === 'string' || typeof given === 'number' ? given : undefined;
}
