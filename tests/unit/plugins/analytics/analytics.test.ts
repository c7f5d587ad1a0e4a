import type {Site} from '../../../../src/config/schema';
import analyticsPlugin from '../../../../src/plugins/analytics';

const analytics = {domain: 'docs.example.org', script: 'https://stats.example.org/js/script.js'};
const modulesIn = (mode: string, site: Pick<Site, 'analytics'>) => {
  jest.replaceProperty(process, 'env', {...process.env, NODE_ENV: mode});
  return analyticsPlugin(site as Site).getClientModules!();
};

afterEach(() => {
  jest.restoreAllMocks();
});

it('is part of the bundle only in production, with a domain', () => {
  expect(modulesIn('production', {analytics})).toEqual([require.resolve('../../../../src/client/analytics')]);
  expect(modulesIn('production', {analytics: undefined})).toEqual([]);
  expect(modulesIn('development', {analytics})).toEqual([]);
});
