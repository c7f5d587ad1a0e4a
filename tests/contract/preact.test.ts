/**
 * @jest-environment jsdom
 *
 * Tests that Preact can take the place of React in production builds (src/plugins/bundler/preact).
 */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {PassThrough} from 'node:stream';
import {text} from 'node:stream/consumers';
import {createElement} from 'preact';
import {Component} from 'preact/compat';
import {loadNeededText, pageLoader, withoutText} from '../../src/hooks/pageText';
import {PREACT} from '../../src/plugins/bundler/preact';
import client from '../../src/plugins/bundler/preact/client';
import * as server from '../../src/plugins/bundler/preact/server';

/** The folders whose modules are in the site's bundle: those of packages, and the portal's own. */
const FOLDERS = [
  'node_modules/@docusaurus/core/lib/client',
  'node_modules/@docusaurus/plugin-content-docs/lib/client',
  'node_modules/@docusaurus/theme-classic/lib',
  'node_modules/@docusaurus/theme-common/lib',
  'node_modules/@mdx-js/react/lib',
  'src/client',
  'src/components',
  'src/hooks',
  'src/theme',
];

const IMPORT = /import (?:type )?([^;'"]*?) from ['"](react(?:-dom)?(?:\/[^'"]+)?)['"]/g;

/** All imports from React, as matches of `IMPORT`. The groups are the imported names and React's entry point. */
const imports = FOLDERS.flatMap((folder) =>
  readdirSync(folder, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.[jt]sx?$/.test(file) && !file.endsWith('.d.ts'))
    .flatMap((file) => [...readFileSync(path.join(folder, file), 'utf8').matchAll(IMPORT)]),
);

/** Renders to HTML with the stream that Docusaurus uses on the server. */
const renderToHtml = (app: Parameters<typeof server.renderToPipeableStream>[0]) =>
  new Promise<string>((resolve, reject) => {
    const stream = new PassThrough();
    const {pipe} = server.renderToPipeableStream(app, {
      onError: reject,
      onAllReady() {
        pipe(stream);
        text(stream).then(resolve, reject);
      },
    });
  });

/** Replaces `MessageChannel`, which src/hooks/hydration needs and jsdom lacks. */
class SilentChannel {
  port1 = {close: () => undefined};
  port2 = {postMessage: () => undefined};
}

Object.assign(globalThis, {MessageChannel: SilentChannel});

it('replaces every entry point of React that the site imports', () => {
  const entries = [...new Set(imports.map(([, , entry]) => entry!))];
  expect(entries).toContain('react-dom/server');
  expect(Object.keys(PREACT)).toEqual(expect.arrayContaining(entries));
});

it('has what Docusaurus imports from the client and the server', () => {
  const names = (entry: string) =>
    imports.filter((match) => match[2] === entry).flatMap(([, list]) => list!.match(/\w+/g) ?? []);
  expect(names('react-dom/client')).toEqual(['ReactDOM']);
  expect(Object.keys(client)).toEqual(['createRoot', 'hydrateRoot']);
  expect(names('react-dom/server')).toEqual(Object.keys(server));
});

it("doesn't call `use`, which fails for contexts on the server", () => {
  expect(imports.filter(([, list]) => /\buse\b/.test(list!)).map(([line]) => line)).toEqual([]);
});

it('fails on the server if a component throws, also inside an error boundary', async () => {
  class Boundary extends Component {
    static override getDerivedStateFromError = () => ({});
    override render = () => this.props.children;
  }
  const Broken = () => {
    throw new Error('broken');
  };
  const app = createElement(Boundary, {}, createElement(Broken, {}));
  await expect(renderToHtml(app)).rejects.toThrow('broken');
  await expect(renderToHtml(createElement('p', {}, 'works'))).resolves.toBe('<p>works</p>');
});

it('writes `translate="no"` into the HTML', async () => {
  await expect(renderToHtml(createElement('main', {}, createElement('p', {translate: 'no'})))).resolves.toBe(
    '<main><p translate="no"></p></main>',
  );
});

it('reports an element that the HTML lacks, and creates it', async () => {
  const onRecoverableError = jest.fn();
  const fetched = jest.fn(() => Promise.resolve({ok: true, json: () => Promise.resolve([])} as Response));
  globalThis.fetch = fetched;
  void withoutText(
    pageLoader(
      'page',
      'page',
      () => Promise.resolve(),
      () => '/page.js',
    ),
  );
  const hydrate = async (html: string) => {
    document.body.innerHTML = html;
    client.hydrateRoot(document.body, createElement('main', {}, createElement('p', {}, 'text')), {onRecoverableError});
    // Hydration runs in a separate task.
    await new Promise((resolve) => setTimeout(resolve, 50));
  };
  await hydrate('<main><p>text</p></main>');
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(loadNeededText()).toBeUndefined();
  Reflect.deleteProperty(document.body, '__k');
  await hydrate('<main></main>');
  expect(onRecoverableError).toHaveBeenCalledWith(new Error('Hydration: the HTML lacks a <p>.'), {});
  expect(document.body.innerHTML).toBe('<main><p>text</p></main>');
  // Because of the mismatch, the page's static text must be loaded.
  void loadNeededText();
  expect(fetched.mock.calls).toEqual([['/page.text.json']]);
});
