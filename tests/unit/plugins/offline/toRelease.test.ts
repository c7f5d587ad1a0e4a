import {toRelease} from '../../../../src/plugins/offline/toRelease';

const FILES = [
  'index.html',
  '404.html',
  'dms/client.html',
  'dms/client.md',
  'assets/js/main.1.js',
  'assets/js/main.1.js.LICENSE.txt',
  'assets/js/main.1.js.br',
  'assets/css/styles.1.css',
  'img/logo.svg',
  '_portal/search-index-1.json',
  '_portal/cards/client.png',
  'sitemap.xml',
];

const release = (changed = ''): ReturnType<typeof toRelease> =>
  toRelease('/base/', FILES, (file) => (file === changed ? 'new' : `of ${file}`));

test('pages, the files that they load, and the pointer of search are cached; files for machines are not', () => {
  const {id, files} = release();
  expect(files).toEqual([
    ['404', 'of 404.html'],
    ['assets/css/styles.1.css'],
    ['assets/js/main.1.js'],
    ['dms/client', 'of dms/client.html'],
    ['img/logo.svg', 'of img/logo.svg'],
    ['', 'of index.html'],
    ['_portal/search.json', id],
  ]);
});

test('the id of a release changes only when a page does', () => {
  expect(release().id).toBe(release().id);
  expect(release('dms/client.html').id).not.toBe(release().id);
});
