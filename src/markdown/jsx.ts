import type {MdxJsxAttribute, MdxJsxAttributeValueExpressionData, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

type Values = Readonly<Record<string, string | null | undefined>>;

/** Attributes of a JSX element in Markdown: undefined leaves the attribute out, null stands for true. */
export function attributes(values: Values): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** A JSX element that stands as a block; its children may be blocks or text. */
export function element(name: string, values: Values, children: readonly unknown[]): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    // The types know blocks only; MDX takes both.
    children: [...children] as MdxJsxFlowElement['children'],
  };
}

const program = (statement: Program['body'][number]): Program => ({
  type: 'Program',
  sourceType: 'module',
  body: [statement],
});

/** `name={variable}`. MDX compiles the syntax tree; the text is for people. */
export function variableAttribute(name: string, variable: string): MdxJsxAttribute {
  const estree = program({type: 'ExpressionStatement', expression: {type: 'Identifier', name: variable}});
  return {
    type: 'mdxJsxAttribute',
    name,
    value: {type: 'mdxJsxAttributeValueExpression', value: variable, data: {estree}},
  };
}

/** `const variable = () => import(specifier);`: the bundler makes a file of its own of the module. */
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
