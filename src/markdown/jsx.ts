import type {MdxJsxAttribute, MdxJsxAttributeValueExpression} from 'mdast-util-mdx-jsx';

/** Attributes of a JSX element in Markdown; an undefined value leaves the attribute out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/**
 * An attribute that imports a module when it is called: `name={() => import(specifier)}`. The bundler makes a file of
 * its own of it.
 */
export function lazyImport(name: string, specifier: {type: 'Literal'; value: string}): MdxJsxAttribute {
  const value: MdxJsxAttributeValueExpression = {
    type: 'mdxJsxAttributeValueExpression',
    // MDX compiles the syntax tree.
    value: '',
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ExpressionStatement',
            expression: {
              type: 'ArrowFunctionExpression',
              expression: true,
              params: [],
              body: {type: 'ImportExpression', source: specifier},
            },
          },
        ],
      },
    },
  };
  return {type: 'mdxJsxAttribute', name, value};
}
