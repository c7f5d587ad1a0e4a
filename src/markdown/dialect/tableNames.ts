/** Every table gets a name: its caption, or the heading it stands under, with a number where there are several. */
import type {Heading, Nodes, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';

/** Reads a page from its beginning: tell it of each heading, and it names each table. */
export class TableNames {
  private heading = 'Table';
  private readonly counts = new Map<string, number>();

  readHeading(heading: Heading): void {
    this.heading = textOf(heading) || this.heading;
  }

  /** Sets the name as the component's `label`. */
  name(table: Table, ancestors: readonly Nodes[]): void {
    const base = captionOf(ancestors) ?? this.heading;
    const count = (this.counts.get(base) ?? 0) + 1;
    this.counts.set(base, count);
    const label = count === 1 ? base : `${base}, table ${count}`;
    table.data = {...table.data, hProperties: {...table.data?.hProperties, label}};
  }
}

/** Without an id, in any of Docusaurus' ways to write it. */
function textOf({children}: Heading): string {
  const text = toString(children.filter(({type}) => (type as string) !== 'mdxTextExpression'));
  return text.replace(/\s*\{#[^}]*\}\s*$/, '').trim();
}

function captionOf(ancestors: readonly Nodes[]): string | undefined {
  const figure = ancestors.find(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && /^figure$/i.test(node.name ?? ''),
  );
  if (!figure) return undefined;
  const attribute = figure.attributes.find((each) => each.type === 'mdxJsxAttribute' && each.name === 'caption')?.value;
  // On one line it stands in a paragraph, until MDX takes it out.
  const inside: Nodes[] = figure.children.flatMap((each) => ('children' in each ? [each, ...each.children] : each));
  const child = inside.find((each) => 'name' in each && each.name === 'figcaption');
  const caption = typeof attribute === 'string' ? attribute : toString(child);
  return caption.trim() || undefined;
}
