import type {MdxJsxAttribute} from 'mdast-util-mdx-jsx';

/** Attributes of a JSX element in Markdown; an undefined value leaves the attribute out. */
export function attributes(values: Readonly<Record<string, string | undefined>>): MdxJsxAttribute[] {
  return Object.entries(values).flatMap(([name, value]) =>
    value === undefined ? [] : [{type: 'mdxJsxAttribute' as const, name, value}],
  );
}
