/**
 * Pages with every construct of the dialect inside every construct that can contain it. Each outer construct has its
 * own page.
 */

interface Holder {
  /** The page's name. */
  name: string;
  /** The construct's selector in the page's HTML. */
  selector: string;
  /** Writes the construct around `content`. Its lines of colons, if it has any, have 3 + `depth` colons. */
  write: (content: string, depth: number) => string;
}

interface Held {
  name: string;
  selector: string;
  /** Writes the construct. `mark` is a word that occurs only in it. */
  write: (mark: string) => string;
}

const colons = (depth: number): string => ':'.repeat(3 + depth);
const container =
  (opening: string) =>
  (content: string, depth: number): string =>
    `${colons(depth)}${opening}\n\n${content}\n\n${colons(depth)}`;
const indented = (by: string, content: string): string => content.replace(/^(?=.)/gm, by);

const CALLOUTS = ['note', 'info', 'tip', 'warning', 'danger', 'success', 'caution'];

/** Constructs that can contain others. Code groups aren't among them, because they contain only fences. */
const HOLDERS: readonly Holder[] = [
  ...CALLOUTS.map((kind) => ({name: kind, selector: '[role="note"]', write: container(`${kind}[Of ${kind}]`)})),
  {name: 'details', selector: 'details', write: container('details[More]')},
  {
    name: 'steps',
    selector: '[role="listitem"]',
    write: (content, depth) => container('steps')(`#### A step ${depth}\n\n${content}`, depth),
  },
  {name: 'list', selector: 'ul > li', write: (content) => `- Item\n\n${indented('  ', content)}`},
  {name: 'ordered', selector: 'ol > li', write: (content) => `1. Item\n\n${indented('   ', content)}`},
  {name: 'quote', selector: 'blockquote', write: (content) => content.replace(/^/gm, '> ')},
  {
    name: 'step',
    selector: '[role="listitem"]',
    write: (content) => `<Steps>\n<Step title="A step" titleLevel={4}>\n\n${content}\n\n</Step>\n</Steps>`,
  },
  {
    name: 'tabs',
    selector: '[role="tabpanel"]',
    write: (content) => `<Tabs>\n<TabItem value="one" label="One">\n\n${content}\n\n</TabItem>\n</Tabs>`,
  },
  {
    name: 'card',
    // A card has no role. It's a box with a paragraph as its title.
    selector: 'div:has(> p)',
    write: (content) => `<Cards>\n<Card title="A card">\n\n${content}\n\n</Card>\n</Cards>`,
  },
];

const held = (name: string, selector: string, write: (mark: string) => string): Held => ({name, selector, write});

/** Constructs that other constructs can contain, including all of `HOLDERS`. */
const HELD: readonly Held[] = [
  ...HOLDERS.map(({name, selector, write}) => held(name, selector, (mark) => write(mark, 0))),
  held('code-group', '[role="tabpanel"]', (mark) =>
    container('code-group')(`\`\`\`ts [JavaScript]\n${mark}();\n\`\`\`\n\n\`\`\`kotlin [Kotlin]\nother()\n\`\`\``, 0),
  ),
  held('fence', 'pre', (mark) => `\`\`\`ts [${mark}.ts]\n${mark}(); // [!code hl]\nold(); // [!code --]\n\`\`\``),
  held('table', 'table', (mark) => `| Key | Value |\n| --- | --- |\n| a | ${mark} |`),
  held('tasks', 'li', (mark) => `- [x] ${mark}`),
  held('figure', 'figure', (mark) => `![A square](/img/square.svg "${mark}")`),
  held('footnote', 'p', (mark) => `${mark}[^n]`),
  held('link', 'a', (mark) => `[${mark}](https://example.org/there)`),
  held('inline-code', 'code', (mark) => `\`${mark}(){:ts}\``),
  held('heading', 'h5', (mark) => `##### ${mark}`),
];

const markOf = (inner: string, outer: string): string => `${inner} in ${outer}`.replace(/\W/g, 'x');

/** An inner construct in an outer one, each as a selector. `mark` is a word that occurs only in the inner one. */
export interface Nesting {
  page: string;
  mark: string;
  inner: string;
  outer: string;
}

/** All pairs of an inner and an outer construct, each with its page. */
export const NESTINGS: readonly Nesting[] = HOLDERS.flatMap((outer) =>
  HELD.map((inner) => ({
    page: `matrix/${outer.name}`,
    mark: markOf(inner.name, outer.name),
    inner: inner.selector,
    outer: outer.selector,
  })),
);

/** Returns the pages' texts, by path relative to the site's folder. */
export function matrixPages(): Record<string, string> {
  const pages = HOLDERS.map((outer) => {
    const parts = HELD.map(
      (inner) =>
        `## ${inner.name} in ${outer.name}\n\n${outer.write(inner.write(markOf(inner.name, outer.name)), 1)}\n`,
    );
    return [`docs/matrix/${outer.name}.mdx`, `# ${outer.name}\n\n${parts.join('\n')}\n[^n]: A note.\n`] as const;
  });
  return Object.fromEntries(pages);
}
