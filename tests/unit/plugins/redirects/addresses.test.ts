import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {readAddresses} from '../../../../src/plugins/redirects/addresses';

const folder = mkdtempSync(path.join(tmpdir(), 'addresses-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('a folder without pages is an error that says what to run', () => {
  writeFileSync(path.join(folder, '404.html'), '<main></main>');
  expect(() => readAddresses(folder)).toThrow('run "npm run build" first');
  expect(() => readAddresses(path.join(folder, 'none'))).toThrow('none has no pages: run "npm run build" first');
});

it('each page has the sorted ids of the headings in its text, without generated ones', () => {
  writeFileSync(
    path.join(folder, 'page.html'),
    `<h2 id="outside">Outside</h2>
    <main>
      <h1 id="title">Title</h1>
      <h2 id="b">B</h2><h6 id="a">A</h6><h3 id="b">B again</h3><h3>No id</h3><p id="text">Text</p>
      <h2 id="id-5-0">On this page</h2><h4 id="id">Id</h4><h5 id="id-5-a">Id 5 a</h5>
    </main>`,
  );
  expect(readAddresses(folder)).toEqual({'/page': ['a', 'b', 'id', 'id-5-a']});
});
