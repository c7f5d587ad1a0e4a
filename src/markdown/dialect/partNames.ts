/** Gives the tables and samples of a page unique names, for screen readers. */
import type {Code, Heading, Nodes, Table} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type * as ToString from 'mdast-util-to-string';
import {esModule} from '../../buildTools/esModule';
import {parseFenceMeta} from '../fence';
import {attributeOf} from '../jsx';

const {toString} = esModule(require.resolve('mdast-util-to-string')) as typeof ToString;

declare module 'mdast' {
  interface CodeData {
    /** The name of the sample, unique on its page. */
    label?: string;
  }
}

/** Names the tables and samples of one page. Call the methods for its headings, tables and fences, in page order. */
export class PartNames {
  private heading: string | undefined;
  private readonly counts = new Map<string, number>();

  readHeading(heading: Heading): void {
    this.heading = textOf(heading) || this.heading;
  }

  /** Sets the table's `label`: the caption, or else the heading above, plus a number if that label is taken. */
  nameTable(table: Table, ancestors: readonly Nodes[]): void {
    const base = captionOf(ancestors) ?? this.heading ?? 'Table';
    const count = this.count(base);
    const label = count === 1 ? base : `${base}, table ${count}`;
    table.data = {...table.data, hProperties: {...table.data?.hProperties, label}};
  }

  /** Sets the fence's `label`: the heading above and the fence's title, plus a number if that label is taken. */
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

/** Returns the text of a heading without its id, for which Docusaurus has two notations. */
function textOf({children}: Heading): string {
  const text = toString(children.filter(({type}) => (type as string) !== 'mdxTextExpression'));
  return text.replace(/\s*\{#[^}]*\}\s*$/, '').trim();
}

function captionOf(ancestors: readonly Nodes[]): string | undefined {
  const figure = ancestors.find(
    (node): node is MdxJsxFlowElement => node.type === 'mdxJsxFlowElement' && /^figure$/i.test(node.name ?? ''),
  );
  if (!figure) return undefined;
  // MDX puts a `<figcaption>` that is on one line into a paragraph, and removes this paragraph later.
  const inside: Nodes[] = figure.children.flatMap((each) => ('children' in each ? [each, ...each.children] : each));
  const child = inside.find((each) => 'name' in each && each.name === 'figcaption');
  const caption = attributeOf(figure, 'caption') ?? toString(child);
  return caption.trim() || undefined;
}
