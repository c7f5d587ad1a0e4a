/** Checks that every citation of SPEC.md in the repository resolves: the section exists and has the quoted name. */
import {execFileSync} from 'node:child_process';
import {existsSync, readFileSync} from 'node:fs';

/** The names that can be cited, by section number. */
type Sections = ReadonlyMap<string, ReadonlySet<string>>;

/** A citation like `SPEC §2 "Links"`. Without a `name`, it cites the whole section. */
interface Citation {
  line: number;
  section: string;
  name?: string;
}

/** Reads the numbered sections. Citable names are headings, entries in bold or code, and first cells of table rows. */
function readSections(spec: string): Sections {
  const [, ...parts] = spec.split(/^## (?=\d+\. )/m);
  return new Map(
    parts.map((part) => [
      /^\d+/.exec(part)![0],
      new Set(
        [...part.matchAll(/^### ([^(\n]+)|\*\*(.+?)\.?\*\*|`([^`\n]+)`|^\| ([^|\n]+)\|/gm)].map(
          ([, heading, bold, code, cell]) => (heading ?? bold ?? code ?? cell)!.replaceAll('`', '').trim(),
        ),
      ),
    ]),
  );
}

/** Finds citations: the section numbers and quoted names between `SPEC` and the end of the clause. */
function findCitations(text: string): Citation[] {
  // Replace comment signs and escapes with spaces, so that a citation can span lines, and offsets stay the same.
  const plain = text.replace(/^[ \t]*(?:\/?\*+|\/\/|#+)(?=\s)|\\(?=")/gm, (sign) => ' '.repeat(sign.length));
  return [...plain.matchAll(/\bSPEC\s+(?=§)/g)].flatMap(({0: start, index}) => {
    const citations: Citation[] = [];
    for (const token of plain
      .slice(index + start.length)
      .matchAll(/§(\d+)|"([^"]*)"|[;)]|\*\/|\.(?=[\s"'`]|$)|\n\s*\n|\bSPEC\b/g)) {
      const [, section, name] = token;
      const last = citations.at(-1);
      if (section !== undefined) {
        const before = text.slice(0, index + start.length + token.index);
        citations.push({line: before.split('\n').length, section});
      } else if (name === undefined || !last) {
        break;
      } else {
        const words = name.replace(/\s+/g, ' ').trim();
        if (last.name === undefined) last.name = words;
        else citations.push({...last, name: words});
      }
    }
    return citations;
  });
}

/** Returns the citations of `text` that don't resolve, as `LINE: SPEC §N "name"`. */
function unresolved(text: string, sections: Sections): string[] {
  return findCitations(text)
    .filter(({section, name}) => !(name === undefined ? sections.has(section) : sections.get(section)?.has(name)))
    .map(({line, section, name}) => `${line}: SPEC §${section}${name === undefined ? '' : ` "${name}"`}`);
}

const sections = readSections(readFileSync('SPEC.md', 'utf8'));

it('has nine sections with names', () => {
  expect([...sections.keys()]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect([...sections.get('2')!]).toEqual(
    expect.arrayContaining(['Search dialog', 'Page layout options', 'showOutline']),
  );
  expect([...sections.get('8')!]).toEqual(expect.arrayContaining(['Router statuses']));
});

it('finds sections and names in every form of a citation', () => {
  const text = [
    '/** One (SPEC §2 "Sidebar behaviour", "Top navigation"), and SPEC §9\'s delay. */',
    '/**',
    ' * Several: SPEC §2 "Mobile curtain',
    ' * bar", §3, §4 "Router" and',
    ' * the chunks of §7. Not "this".',
    ' */',
    '"reason": "SPEC §2 \\"Links\\": a hash; \\"not\\" this",',
  ].join('\n');
  expect(findCitations(text)).toEqual([
    {line: 1, section: '2', name: 'Sidebar behaviour'},
    {line: 1, section: '2', name: 'Top navigation'},
    {line: 1, section: '9'},
    {line: 3, section: '2', name: 'Mobile curtain bar'},
    {line: 4, section: '3'},
    {line: 4, section: '4', name: 'Router'},
    {line: 5, section: '7'},
    {line: 7, section: '2', name: 'Links'},
  ]);
});

it.each([
  ['// SPEC §10', ['1: SPEC §10']],
  ['// As SPEC §3 "Search dialog" has it', ['1: SPEC §3 "Search dialog"']],
  ['\n// (SPEC §2 "Links", "Sidebars", §0)', ['2: SPEC §2 "Sidebars"', '2: SPEC §0']],
  ['// SPEC §2 "links"', ['1: SPEC §2 "links"']],
])('refuses %j', (text, wrong) => {
  expect(unresolved(text, sections)).toEqual(wrong);
});

it('resolves every citation in the repository', () => {
  const files = execFileSync('git', ['ls-files', '-z'], {encoding: 'utf8'})
    .split('\0')
    // This file has wrong citations on purpose.
    .filter((file) => /\.([cm]?[jt]sx?|json|jsonc|mdx?|css|ya?ml)$|run$/.test(file) && !file.endsWith('spec.test.ts'))
    .filter((file) => existsSync(file));
  const wrong = files.flatMap((file) =>
    unresolved(readFileSync(file, 'utf8'), sections).map((citation) => `${file}:${citation}`),
  );
  expect(wrong).toEqual([]);
});
