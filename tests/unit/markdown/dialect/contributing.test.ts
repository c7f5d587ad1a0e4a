/** Checks that the samples under "The dialect" in CONTRIBUTING.md are valid, and that they use every construct. */
import {readFileSync} from 'node:fs';
import type {Code, Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import * as components from '../../../../src/components/mdx';
import {CONTAINER_NAMES, LEAVES} from '../../../../src/markdown/dialect/names';
import {parseMarkdown, readDialect} from '../../../support/dialect';

const guide = readFileSync('CONTRIBUTING.md', 'utf8');
const chapter = /^### The dialect$([^]*?)^### Sidebar$/m.exec(guide)![1]!;
const samples: Code[] = [];
visit(parseMarkdown(chapter), 'code', (code) => void samples.push(code));

/** Returns the names of all elements of a tree. */
function elementsOf(tree: Nodes): Set<string> {
  const names = new Set<string>();
  visit(tree, (node) => {
    if ('name' in node && typeof node.name === 'string') names.add(node.name.split('.')[0]!);
  });
  return names;
}

it.each(samples.map(({value, position}): [number, string] => [position!.start.line, value]))(
  'the sample in its line %d is read',
  (_, sample) => {
    expect(readDialect(sample, 'mdx').children.length).toBeGreaterThan(0);
  },
);

it('the samples use every component, and no others', () => {
  const used = new Set(samples.flatMap(({value}) => [...elementsOf(readDialect(value, 'mdx'))]));
  const written = Object.keys(components);
  expect(written.filter((name) => !used.has(name))).toEqual([]);
  const made = ['Subtitle', 'Task', 'summary', 'tip', 'warning'];
  expect([...used].filter((name) => !written.includes(name) && !made.includes(name))).toEqual([]);
});

it("the chapter names every container and block that isn't a synonym", () => {
  const synonyms = ['important', 'secondary', 'callout', 'code-group'];
  const names = [...CONTAINER_NAMES.filter((name) => !synonyms.includes(name)), ...Object.keys(LEAVES)];
  expect(names.filter((name) => !chapter.includes(`::${name}`))).toEqual([]);
});
