import {chunkNamesIn, keyOfPage, partCount, partOfPage} from '../../../src/shared/pageRoutes';

it.each([
  ['/dms/client', '/dms/client'],
  ['/dms/client/', '/dms/client'],
  ['/dms/client.html', '/dms/client'],
  ['/%C3%BCber%20uns', '/über uns'],
  ['/100%', '/100%'],
])('the key of %s is %s', (path, key) => {
  expect(keyOfPage(path)).toBe(key);
});

it('pages are spread evenly over parts', () => {
  const count = partCount(10_000);
  const sizes = Array.from({length: count}, () => 0);
  for (let page = 0; page < 10_000; page++) sizes[partOfPage(`/part-${page % 7}/page-${page}`, count)]! += 1;
  expect(count).toBe(157);
  expect(Math.min(...sizes)).toBeGreaterThan(30);
  expect(Math.max(...sizes)).toBeLessThan(110);
});

it('finds chunk names at any depth', () => {
  expect(chunkNamesIn({a: 'x', b: {c: 'y', d: ['z', {e: 'w'}]}})).toEqual(['x', 'y', 'z', 'w']);
});
