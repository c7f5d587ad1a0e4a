import {lintProse, type ProseFinding} from '../../../../scripts/prose/lint';
import type {ProseRules} from '../../../../scripts/prose/rules';
import rules from '../../../../prose.json';

const PAGE = '# Page\n\n';

/** Returns the messages for a page with this text below its title. */
const messagesOf = (text: string, some: ProseRules = rules): string[] =>
  lintProse('docs/page.mdx', PAGE + text, some).map(({message}) => message);

describe('every rule of the portal can fail', () => {
  const words = rules.words.flatMap(({avoid, write, starts = false}) =>
    avoid.map((phrase) => ({phrase, write, starts})),
  );

  it.each(words.filter(({starts}) => !starts))('$phrase', ({phrase, write}) => {
    expect(messagesOf(`It ${phrase} here.`)).toEqual([`"${phrase}": write ${write}`]);
  });

  it.each(words.filter(({starts}) => starts))('$phrase, at the start of a sentence', ({phrase, write}) => {
    const start = phrase[0]!.toUpperCase() + phrase.slice(1);
    expect(messagesOf(`${start} it works.`)).toEqual([`"${start}": write ${write}`]);
    expect(messagesOf(`Users ${phrase} it works.`)).toEqual([]);
    expect(messagesOf(`${start} it works?`)).toEqual([]);
  });

  const terms = Object.entries(rules.terms).flatMap(([term, others]) => others.map((other) => ({term, other})));

  it.each(terms)('$other, for $term', ({term, other}) => {
    expect(messagesOf(`It's ${other}, too.`)).toEqual([`"${other}": write "${term}"`]);
    expect(messagesOf(`It's ${term}, too.`)).toEqual([]);
  });

  const exceptions = Object.values(rules.except).flat();

  it.each(exceptions)('but not in %s', (exception) => {
    expect(messagesOf(`It's ${exception} here.`)).toEqual([]);
  });

  it('a repeated word', () => {
    expect(messagesOf('It sends the the message.')).toEqual(['"the the" repeats a word: remove one']);
  });

  it('a long sentence', () => {
    const sentence = (count: number) =>
      `It sends ${'very '.repeat(count - 3).replaceAll('very very', 'very small')}it.`;
    expect(messagesOf(sentence(rules.maxWords))).toEqual([]);
    expect(messagesOf(sentence(rules.maxWords + 1))).toEqual([
      `"It sends very small very …" has ${rules.maxWords + 1} words: split it (at most ${rules.maxWords})`,
    ]);
  });
});

describe('a page', () => {
  const some: ProseRules = {maxWords: 5, terms: {}, except: {}, words: [{avoid: ['anew'], write: '"again"'}]};
  const placesIn = (page: string): string[] =>
    lintProse('docs/page.mdx', page, some).map(({line, column}: ProseFinding) => `${line}:${column}`);

  it.each([
    ['text', 'It starts anew.', '3:11'],
    ['a link', 'It [starts anew](/anew).', '3:12'],
    ['a heading with an id', '## Anew {#start-anew}', '3:4'],
    ['a callout and its title', ':::tip[Start anew]\nIt starts anew.\n:::', '3:14 4:11'],
    ['a list', '- It starts.\n- It starts anew.', '4:13'],
    ['a table', '| It starts | Anew |\n| --- | --- |\n| Yes | Anew |', '3:15 5:9'],
    ['a component', '<Card>\n  It starts anew.\n</Card>', '4:13'],
  ])('is checked in %s', (_, text, places) => {
    expect(placesIn(PAGE + text).join(' ')).toBe(places);
  });

  it.each([
    ['code', '```ts\nconst anew = 1;\n```'],
    ['inline code', 'It calls `anew()` here.'],
    ['comments', '{/* anew */}'],
    ['addresses', '[It starts](/anew)'],
  ])('is not checked in %s', (_, text) => {
    expect(placesIn(PAGE + text)).toEqual([]);
  });

  it('is checked in its description, not in the rest of the front matter', () => {
    const page = (description: string) => `---\nkeywords: [anew]\ndescription: ${description}\n---\n\n# Page\n`;
    expect(placesIn(page('It starts anew.'))).toEqual(['3:24']);
    expect(placesIn(page('"It starts: anew."'))).toEqual(['3:26']);
    expect(placesIn(page("'It starts: anew.'"))).toEqual(['3:26']);
    expect(placesIn(page('It starts\n  anew.'))).toEqual(['4:3']);
    expect(placesIn(page('>-\n  It starts\n  anew.'))).toEqual(['5:3']);
    expect(placesIn(page('|\n  It starts anew.\n\nauthors: anew'))).toEqual(['4:13']);
  });

  it('is checked in the same way with the line endings of Windows', () => {
    const page = '---\ndescription: It starts anew.\n---\n\n# Page\n\n- It starts anew.\n';
    expect(placesIn(page)).toEqual(['2:24', '7:13']);
    expect(placesIn(page.replaceAll('\n', '\r\n'))).toEqual(['2:24', '7:13']);
  });

  it("that isn't valid MDX is a finding", () => {
    expect(lintProse('docs/page.mdx', '# A\n\nText {a b}.\n', some)).toEqual([
      {
        line: 3,
        column: 8,
        message: 'the page isn\'t valid MDX: Could not parse expression with acorn. If "{" is text, write \\{.',
      },
    ]);
  });

  it('counts inline code as a word, and each table cell as a sentence of its own', () => {
    expect(placesIn(`${PAGE}One \`two three\` four five six.`)).toEqual([]);
    expect(placesIn(`${PAGE}One \`two three\` four five six seven.`)).toEqual(['3:1']);
    expect(placesIn(`${PAGE}| one two three | four five six |\n| --- | --- |`)).toEqual([]);
  });
});
