import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {checkSidebars, defineSidebar, type SidebarInput} from '../../../src/config/sidebar';

const docs = mkdtempSync(path.join(tmpdir(), 'sidebars-'));
writeFileSync(path.join(docs, 'index.mdx'), '# Home\n');
afterAll(() => rmSync(docs, {recursive: true}));

const ITEMS = [{text: 'Home', link: '/'}];

it.each<[string, SidebarInput]>([
  ['a list', ITEMS],
  ['lists by path', {'/': ITEMS}],
  ['no lists', {}],
])('accepts what defineSidebar returns for %s', (_, input) => {
  expect(() => checkSidebars(defineSidebar(input, docs))).not.toThrow();
});

it('accepts several results together', () => {
  expect(() => checkSidebars({...defineSidebar({'/a': ITEMS}, docs), ...defineSidebar(ITEMS, docs)})).not.toThrow();
  expect(() => checkSidebars({...defineSidebar({'/a': ITEMS}, docs), '/': ITEMS})).toThrow('export default');
});

it.each([
  ['nothing', undefined, 'nothing'],
  ['an empty object', {}, '{}'],
  ['a list of items', ITEMS, '[{"text":"Home","link":"/"}]'],
  ['the function itself', defineSidebar, 'a function'],
])('refuses %s', (_, value, given) => {
  expect(() => checkSidebars(value)).toThrow(
    `sidebars.ts has 1 problem:\n\n  export default\n    given:   ${given}\n    allowed: what defineSidebar returns`,
  );
});
