import type {MdxJsxAttribute, MdxJsxFlowElement} from 'mdast-util-mdx-jsx';

/** Attributes of a JSX element in Markdown; an undefined value leaves the attribute out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}

/** A JSX element that stands as a block; its children may be blocks or text. */
export function element(
  name: string,
  values: Readonly<Record<string, string | undefined>>,
  children: readonly unknown[],
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: attributes(values),
    // The types know blocks only; MDX takes both.
    children: [...children] as MdxJsxFlowElement['children'],
  };
}
