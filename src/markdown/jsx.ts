import type {MdxJsxAttribute, MdxJsxAttributeValueExpressionData, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';
import type {PageComponent} from './dialect/pageComponents';

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

/** An HTML element, or a component that pages have without an import. */
type Tag = Lowercase<string> | PageComponent | 'EarlyLayout' | 'LaterPart' | 'Subtitle';

type Values = Readonly<Record<string, string | null | undefined>>;

/** Creates the attributes of a JSX element in Markdown. `undefined` omits an attribute; `null` omits only its value. */
export function attributes(values: Values): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** Returns the text of an element's attribute; undefined if it's missing, has no value or is an expression. */
export function attributeOf(node: Pick<MdxJsxFlowElement, 'attributes'>, name: string): string | undefined {
  const value = node.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}

/** Creates a JSX element that is a block. Its children may be blocks or text. */
export function element(name: Tag, values: Values, children: readonly unknown[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    // The types allow only blocks; MDX accepts text too.
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

type Expression = Extract<Program['body'][number], {type: 'ExpressionStatement'}>['expression'];

const program = (...body: Program['body']): Program => ({type: 'Program', sourceType: 'module', body});

/** Creates the attribute `name={expression}`. MDX compiles the `estree`; `value` is only for debugging. */
function expressionAttribute(name: string, value: string, expression: Expression): MdxJsxAttribute {
  const estree = program({type: 'ExpressionStatement', expression});
  return {type: 'mdxJsxAttribute', name, value: {type: 'mdxJsxAttributeValueExpression', value, data: {estree}}};
}

/** Creates the attribute `name={variable}`. */
export function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  return expressionAttribute(name, variable, {type: 'Identifier', name: variable});
}

/** Creates the attribute `name={variable[index]}`. */
export function entryAttribute(name: string, variable: string, index: number): MdxJsxAttribute {
  return expressionAttribute(name, `${variable}[${index}]`, {
    type: 'MemberExpression',
    object: {type: 'Identifier', name: variable},
    property: {type: 'Literal', value: index},
    computed: true,
    optional: false,
  });
}

/** Creates `import {imported as name} from "module"; const variable = name(…args);`. */
export function importedCall(
  variable: string,
  {name, imported, module}: {name: string; imported: string; module: string},
  args: readonly string[],
): MdxjsEsm {
  const estree = program(
    {
      type: 'ImportDeclaration',
      specifiers: [
        {
          type: 'ImportSpecifier',
          imported: {type: 'Identifier', name: imported},
          local: {type: 'Identifier', name},
        },
      ],
      source: {type: 'Literal', value: module},
      attributes: [],
    },
    {
      type: 'VariableDeclaration',
      kind: 'const',
      declarations: [
        {
          type: 'VariableDeclarator',
          id: {type: 'Identifier', name: variable},
          init: {
            type: 'CallExpression',
            callee: {type: 'Identifier', name},
            arguments: args.map((value) => ({type: 'Literal', value})),
            optional: false,
          },
        },
      ],
    },
  );
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}

/** Creates `const variable = () => import(specifier);`. The bundler puts the module into a file of its own. */
export function lazyImport(variable: string, specifier: string): MdxjsEsm {
  const estree = program({
    type: 'VariableDeclaration',
    kind: 'const',
    declarations: [
      {
        type: 'VariableDeclarator',
        id: {type: 'Identifier', name: variable},
        init: {
          type: 'ArrowFunctionExpression',
          expression: true,
          params: [],
          body: {type: 'ImportExpression', source: {type: 'Literal', value: specifier}},
        },
      },
    ],
  });
  return {type: 'mdxjsEsm', value: '', data: {estree}};
}
