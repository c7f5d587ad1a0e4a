import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {ConfigureWebpackUtils, LoadContext} from '@docusaurus/types';
import pageRoutesPlugin from '../../../../src/plugins/pageRoutes';
import {site} from '../../../../src/config/site';

const folder = mkdtempSync(path.join(tmpdir(), 'page-routes-'));
afterAll(() => {
  rmSync(folder, {recursive: true});
});

it('imports a page whose file name has quotes', () => {
  const source = JSON.stringify('@site/docs/"its".mdx');
  const generated = {
    'routes.js': "export default [\n  {path: '/its', component: ComponentCreator('/its', 'a1'), isPage: true},\n];\n",
    'routesChunkNames.json': '{"/its-a1": {"content": "its"}}',
    'registry.js': `export default {\n  "its": [() => import(${source}), ${source}, require.resolveWeak(${source})],};\n`,
  };
  for (const [file, text] of Object.entries(generated)) writeFileSync(path.join(folder, file), text);
  const plugin = pageRoutesPlugin(site, {generatedFilesDir: folder, outDir: folder} as LoadContext);
  plugin.configureWebpack!({mode: 'production'} as never, false, {} as ConfigureWebpackUtils, undefined);
  expect(readFileSync(path.join(folder, 'portal-page-routes/pages.js'), 'utf8')).toBe(
    `export default () => [\nimport(/* webpackChunkName: "its" */ ${source})\n];\n`,
  );
});
