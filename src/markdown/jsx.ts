import type {MdxJsxAttribute, MdxJsxAttributeValueExpression, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

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
