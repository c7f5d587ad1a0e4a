import type {MdxJsxAttribute, MdxJsxAttributeValueExpressionData} from 'mdast-util-mdx-jsx';
import type {MdxjsEsm} from 'mdast-util-mdxjs-esm';

type Program = NonNullable<MdxJsxAttributeValueExpressionData['estree']>;

/** Attributes of a JSX element in Markdown; an undefined value leaves the attribute out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
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
