import {robotsText} from '../../../../src/plugins/robots';

it('names the sitemap by its absolute address, under the base path', () => {
  expect(robotsText({url: 'https://example.org', basePath: '/docs/portal/'})).toBe(
    'User-agent: *\nAllow: /\n\nSitemap: https://example.org/docs/portal/sitemap.xml\n',
  );
});
