/** Names for the tables and samples of a page, each used once. */
import type {Code, Heading, Nodes, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {toString} from 'mdast-util-to-string';
import {parseFenceMeta} from '../fence';

declare module 'mdast' {
  interface CodeData {
    /** Tells the sample from the others of its page. */
    label?: string;
  }
}

/** Reads a page from top to bottom: pass it each heading, table and fence as it comes. */
export class PartNames {
  private heading: string | undefined;
  private readonly counts = new Map<string, number>();

  readHeading(heading: Heading): void {
    this.heading = textOf(heading) || this.heading;
  }

  /** Sets the component's `label`: the table's caption or the heading above it, and its number from the second on. */
  nameTable(table: Table, ancestors: readonly Nodes[]): void {
    const base = captionOf(ancestors) ?? this.heading ?? 'Table';
    const count = this.count(base);
    const label = count === 1 ? base : `${base}, table ${count}`;
    table.data = {...table.data, hProperties: {...table.data?.hProperties, label}};
  }

  /** Sets the fence's label: the heading above it, its title or tab, and its number from the second on. */
  nameCode(code: Code): void {
    const {title} = parseFenceMeta(code.meta);
    const base = this.heading === undefined ? (title ?? 'Code') : `${this.heading}, ${title ?? 'code'}`;
    const count = this.count(base);
    code.data = {...code.data, label: count === 1 ? base : `${base} ${count}`};
  }

  private count(base: string): number {
    const count = (this.counts.get(base) ?? 0) + 1;
    this.counts.set(base, count);
    return count;
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
