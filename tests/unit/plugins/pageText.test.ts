import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import webpack, {type Configuration, type WebpackPluginInstance} from 'webpack';
import pageTextPlugin from '../../../src/plugins/pageText';
import {decodeTexts, ENCODED_TEXTS, encodeTexts} from '../../../src/shared/pageText';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'page-text-'));
});
afterEach(() => {
  rmSync(folder, {recursive: true});
});

/** Bundles scripts, given by name, and returns the built files by name. */
async function bundle(
  sources: Record<string, string>,
  isServer = false,
  others: readonly WebpackPluginInstance[] = [],
): Promise<Map<string, string>> {
  const entry = Object.fromEntries(Object.keys(sources).map((name) => [name, path.join(folder, `${name}.js`)]));
  for (const [name, source] of Object.entries(sources)) writeFileSync(entry[name]!, source);
  const output = path.join(folder, 'build');
  const {plugins} = pageTextPlugin().configureWebpack!({}, isServer, {} as never, undefined) as Configuration;
  await new Promise<void>((resolve, reject) => {
    // Turn off webpack's minifier, because it starts processes and takes longer than the test.
    const optimization = {minimize: false, realContentHash: true};
    const options: Configuration = {
      optimization,
      mode: 'production',
      entry,
      output: {path: output, filename: '[name].[contenthash].js'},
    };
    webpack({...options, plugins: [...(plugins ?? []), ...others]}, (error, stats) => {
      const problem = error ?? stats?.compilation.errors[0];
      if (problem) reject(problem);
      else resolve();
    });
  });
  return new Map(readdirSync(output).map((name) => [name, readFileSync(path.join(output, name), 'utf8')]));
}

const script = (...texts: string[][]): string => `globalThis.texts = ${JSON.stringify(texts.map(encodeTexts))};`;
const found = (source: string) => [...source.matchAll(ENCODED_TEXTS)].map(([encoded]) => decodeTexts(encoded));

it('moves the texts of each page to a file next to its script, and leaves their number', async () => {
  const files = await bundle({one: script(['First "text"', "It's <b>ü</b>"]), two: script(['Other']), none: '1;'});
  const scripts = [...files.keys()].filter((name) => name.endsWith('.js')).sort();
  const texts = scripts.map((name) => files.get(name.replace(/\.js$/, '.text.json')));
  expect(scripts.map((name) => name.split('.')[0])).toEqual(['none', 'one', 'two']);
  expect(texts).toEqual([undefined, '["First \\"text\\"","It\'s <b>ü</b>"]', '["Other"]']);
  expect(scripts.map((name) => found(files.get(name)!))).toEqual([[], [2], [1]]);
});

it("gives a script another name when only its page's text changes", async () => {
  const nameOf = async (text: string) => [...(await bundle({one: script([text])})).keys()].at(-1);
  const first = await nameOf('First');
  rmSync(path.join(folder, 'build'), {recursive: true});
  expect(await nameOf('Other')).not.toBe(first);
});

it("leaves the texts in the server's scripts", async () => {
  const [[, source]] = [...(await bundle({one: script(['First'])}, true))] as [[string, string]];
  expect(found(source)).toEqual([['First']]);
});

it('leaves the texts of pages that share a script', async () => {
  const files = await bundle({one: script(['First'], ['Other'])});
  const name = [...files.keys()].find((file) => file.endsWith('.js'))!;
  expect(found(files.get(name)!)).toEqual([['First'], ['Other']]);
  expect(files.get(name.replace(/\.js$/, '.text.json'))).toBe('[]');
});

describe('text that is added after the scripts are read', () => {
  /** Adds a script with text late, as if the text had another form than expected. */
  const late: WebpackPluginInstance = {
    apply({hooks}) {
      hooks.thisCompilation.tap('late', (compilation) => {
        compilation.hooks.processAssets.tap({name: 'late', stage: 100}, () => {
          compilation.emitAsset('late.js', new webpack.sources.RawSource(script(['Late'])));
        });
      });
    },
  };

  it('stops the build', async () => {
    await expect(bundle({one: '1;'}, false, [late])).rejects.toThrow('late.js contains static text');
  });

  it('leaves the errors that the compilation already has', async () => {
    await expect(bundle({one: "import './gone';"}, false, [late])).rejects.toThrow("Can't resolve './gone'");
  });
});
