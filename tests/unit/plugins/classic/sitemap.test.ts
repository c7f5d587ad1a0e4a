import {divideSitemap} from '../../../../src/plugins/classic/sitemap';

const HOME = 'https://docs.example.org/portal/';
const sitemap = (count: number): string =>
  `<?xml version="1.0"?><urlset>${Array.from({length: count}, (_, page) => `<url><loc>${HOME}${page}</loc></url>`).join('')}</urlset>`;

it('leaves a sitemap unchanged that has few enough addresses', () => {
  expect(divideSitemap(sitemap(3), 'sitemap.xml', HOME, 3)).toEqual(new Map([['sitemap.xml', sitemap(3)]]));
});

it('divides a sitemap with 120,000 addresses, and lists its parts', () => {
  const files = divideSitemap(sitemap(120_000), 'sitemap.xml', HOME);
  const locations = (name: string) =>
    [...files.get(name)!.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address!);
  const names = locations('sitemap.xml').map((address) => address.replace(HOME, ''));
  expect(names).toEqual(['sitemap-1.xml', 'sitemap-2.xml', 'sitemap-3.xml']);
  expect([...files.keys()]).toEqual(['sitemap.xml', ...names]);
  expect(names.map((name) => locations(name).length)).toEqual([50_000, 50_000, 20_000]);
  expect(new Set(names.flatMap(locations)).size).toBe(120_000);
  expect(files.get('sitemap-3.xml')).toMatch(/^<\?xml version="1\.0"\?><urlset><url>.*<\/url><\/urlset>$/);
});
