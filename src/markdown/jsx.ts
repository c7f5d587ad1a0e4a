import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

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
