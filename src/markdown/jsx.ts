import type {MdxJsxAttribute, MdxJsxAttributeValueExpressionData, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

type Values = Readonly<Record<string, string | null | undefined>>;

/** Creates the attributes of a JSX element in Markdown. `undefined` omits one; `null` gives one without a value. */
export function attributes(values: Values): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** Creates a JSX element that is a block. Its children may be blocks or text. */
export function element(name: string, values: Values, children: readonly unknown[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    // The types allow only blocks; MDX accepts text too.
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

/** Creates the attribute `name={variable}`. MDX compiles the `estree`; `value` is only for debugging. */
export function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  const estree = program({type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}});
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: variable, data: {estree}},
  };
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
