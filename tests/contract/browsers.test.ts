/** Checks that the browsers listed in package.json support the features that styles and scripts use. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import {browserslist} from '../../package.json';
import {BROWSERS, firstVersion, scriptFeatures, styleFeatures, type Browser} from '../support/browserFeatures';

/** Features that a listed browser lacks, and why the portal works without them. Entries apply to subfeatures too. */
const ENHANCEMENTS: Record<string, string> = {
  'api.Element.beforematch_event': 'Find in page skips closed tabs, as it skips whatever is hidden.',
  'html.global_attributes.hidden.until-found': 'Find in page skips closed tabs, as it skips whatever is hidden.',
  'css.properties.content-visibility':
    'The text is laid out at once. Otherwise it only overrides what until-found and newer details elements hide.',
  'api.Window.beforeunload_event': 'iOS closes a page with an unsaved form without asking.',
  'api.Window.requestIdleCallback': 'A timer takes its place.',
  'api.Window.cancelIdleCallback': 'A timer takes its place.',
  'api.fetch.options_parameter.priority': 'Prefetching has the default priority.',
  'css.at-rules.starting-style': 'Dialogs and menus open without fading in.',
  'css.properties.break-after.avoid': 'A heading may be the last line of a printed page.',
  'css.properties.orphans': 'A printed page may end with the first line of a paragraph.',
  'css.properties.widows': 'A printed page may begin with the last line of a paragraph.',
  'css.properties.cursor': 'iOS draws its own pointer.',
  'css.properties.forced-color-adjust': 'Safari has no forced colors.',
  'css.types.color.system-color': 'Only used in forced colors, which Safari does not have.',
  'css.properties.scrollbar-color': 'Scrollbars have the system colors.',
  'css.properties.scrollbar-width': 'Scrollbars have the system width.',
  'css.properties.text-decoration.dotted': 'The build adds -webkit-text-decoration, which Safari has.',
  'css.properties.text-decoration.wavy': 'The build adds -webkit-text-decoration, which Safari has.',
  'css.properties.user-select': 'The build adds -webkit-user-select, which Safari has.',
  'css.properties.-webkit-box-orient': 'Part of -webkit-line-clamp.',
  'css.properties.-webkit-line-clamp': 'Every browser has it under this name.',
  'css.selectors.-webkit-details-marker': 'Only WebKit draws this marker; the others obey list-style.',
  'css.selectors.-webkit-search-cancel-button': 'Firefox draws no such button.',
  'css.selectors.details-content': 'Closed details are printed closed.',
  'html.global_attributes.autocapitalize': 'Only on-screen keyboards capitalize.',
  'html.global_attributes.autocorrect': 'The browser may correct what a reader types into search.',
};

const SCRIPTS = [
  /\/src\/(?:client|components|config|hooks|offline|search|shared|theme)\//,
  /\/src\/plugins\/\w+\/script\.ts$/,
];
const {fileNames, options} = ts.parseJsonConfigFileContent(
  ts.readConfigFile('tsconfig.json', (file) => ts.sys.readFile(file)).config,
  ts.sys,
  process.cwd(),
);
const browsers = Object.keys(BROWSERS) as Browser[];
const claimed = Object.fromEntries(
  browserslist.map((line) => line.split(' >= ')).map(([browser, version]) => [browser, Number(version)]),
) as Record<Browser, number>;

const enhancementOf = (feature: string): string | undefined =>
  Object.keys(ENHANCEMENTS).find((entry) => `${feature}.`.startsWith(`${entry}.`));

/** Returns the browsers whose listed version lacks a feature, each with the first version that has it. */
const missingIn = (feature: string): string[] =>
  browsers
    .filter((browser) => firstVersion(feature, browser) > claimed[browser])
    .map((browser) => `${browser} ${firstVersion(feature, browser)}`);

describe('the features of src', () => {
  let used: Map<string, string>;
  beforeAll(() => {
    used = scriptFeatures(
      fileNames.filter((file) => SCRIPTS.some((pattern) => pattern.test(file))),
      {...options, types: []},
    );
    for (const file of ts.sys.readDirectory(path.resolve('src'), ['.css'])) {
      for (const feature of styleFeatures(readFileSync(file, 'utf8'))) used.set(feature, file);
    }
  }, 60_000);

  it('exist in every listed browser, except for enhancements', () => {
    const missing = [...used]
      .filter(([feature]) => !enhancementOf(feature) && missingIn(feature).length > 0)
      .map(([feature, file]) => `${feature} (${path.relative('', file)}) needs ${missingIn(feature).join(', ')}`);
    expect(missing).toEqual([]);
  });

  it('need exactly the listed versions, and no older ones', () => {
    const required = [...used.keys()].filter((feature) => !enhancementOf(feature));
    const oldest = browsers.map((browser): [Browser, number] => [
      browser,
      Math.max(...required.map((feature) => firstVersion(feature, browser))),
    ]);
    expect(Object.fromEntries(oldest)).toEqual(claimed);
  });

  it('include every enhancement, and some listed browser lacks it', () => {
    const inUse = [...used.keys()].filter((feature) => missingIn(feature).length > 0).map(enhancementOf);
    expect(Object.keys(ENHANCEMENTS).filter((entry) => !inUse.includes(entry))).toEqual([]);
  });
});

it.each([
  ['a:has(b) {}', 'css.selectors.has', 121],
  ['a { color: light-dark(#fff, #000) }', 'css.types.color.light-dark', 120],
  ["a::before { content: '› ' / '' }", 'css.properties.content.alt_text', 128],
  ['a { @starting-style { opacity: 0 } }', 'css.at-rules.starting-style', 129],
  ['a { b { color: red } }', 'css.selectors.nesting', 117],
  ['a { text-wrap: pretty }', 'css.properties.text-wrap.pretty', Infinity],
  ['a { transition: display 1s allow-discrete }', 'css.properties.transition-behavior.allow-discrete', 129],
  ['a { block-size: 100dvb }', 'css.types.length.viewport_percentage_units_dynamic', 101],
  ['a { block-size: 1lh }', 'css.types.length.lh', 120],
  ['a { color: color-mix(in oklch, red, blue) }', 'css.types.color.color-mix', 113],
  ['a { content-visibility: auto }', 'css.properties.content-visibility', 125],
  ['@media (width < 60rem) {}', 'css.at-rules.media.range_syntax', 63],
  ['[popover]:popover-open {}', 'css.selectors.popover-open', 125],
])('styles: %s needs %s, which Firefox has since %d', (css, feature, version) => {
  expect([...styleFeatures(css)]).toContain(feature);
  expect(firstVersion(feature, 'firefox')).toBe(version);
});

describe('scripts', () => {
  const PROBES: [code: string, feature: string, safari: number][] = [
    ['new ClipboardItem({})', 'api.ClipboardItem', 13.1],
    ['AbortSignal.any([])', 'api.AbortSignal.any_static', 17.4],
    ['[1].toSorted()', 'javascript.builtins.Array.toSorted', 16],
    ['Promise.withResolvers()', 'javascript.builtins.Promise.withResolvers', 17.4],
    ['Object.groupBy([1], String)', 'javascript.builtins.Object.groupBy', 17.4],
    ['new Set([1]).union(new Set([2]))', 'javascript.builtins.Set.union', 17],
    ['document.body.checkVisibility()', 'api.Element.checkVisibility', 17.4],
    ['document.body.showPopover()', 'api.HTMLElement.showPopover', 17],
    ['requestIdleCallback(() => undefined)', 'api.Window.requestIdleCallback', Infinity],
    ["fetch('/', {priority: 'low'})", 'api.fetch.options_parameter.priority', 17.2],
    ["addEventListener('scrollend', () => undefined)", 'api.Document.scrollend_event', 26.2],
    ["document.body.addEventListener('beforematch', () => undefined)", 'api.Element.beforematch_event', 26.2],
    ["document.body.setAttribute('hidden', 'until-found')", 'html.global_attributes.hidden.until-found', 26.2],
    ["document.querySelector('a:has(b)')", 'css.selectors.has', 15.4],
    ["matchMedia('(prefers-reduced-data)')", 'css.at-rules.media.prefers-reduced-data', Infinity],
    ['<div popover="manual" />', 'html.global_attributes.popover', 17],
    ['<dialog closedby="any" />', 'html.elements.dialog.closedby', 27.3],
  ];
  const fileOf = (index: number) => path.resolve(`probe-${index}.tsx`);
  let found: Map<string, string>;
  beforeAll(() => {
    const probeOptions = {...options, types: [], lib: ['lib.esnext.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts']};
    const host = ts.createCompilerHost(probeOptions);
    const sources = new Map(PROBES.map(([code], index) => [fileOf(index), `export default ${code};`]));
    const getSourceFile = host.getSourceFile.bind(host);
    host.getSourceFile = (file, languageVersion) => {
      const source = sources.get(file);
      return source ? ts.createSourceFile(file, source, languageVersion) : getSourceFile(file, languageVersion);
    };
    found = scriptFeatures([...sources.keys()], probeOptions, host);
  }, 60_000);

  it.each(PROBES.map((probe, index) => [...probe, index] as const))(
    '%s needs %s, which Safari has since %d',
    (_code, feature, version, index) => {
      expect(found.get(feature)).toBe(fileOf(index));
      expect(firstVersion(feature, 'safari')).toBe(version);
    },
  );
});
