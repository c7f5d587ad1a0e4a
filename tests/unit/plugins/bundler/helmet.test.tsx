/** @jest-environment jsdom */
import '@testing-library/jest-dom';
import {createElement, Fragment, type ReactElement} from 'react';
import {act, cleanup, render} from '@testing-library/react';
import * as upstream from 'react-helmet-async';
import {renderRest, startHydration} from '../../../../src/hooks/hydration';
import * as own from '../../../../src/plugins/bundler/helmet';

type Helmet = Pick<typeof own, 'Helmet' | 'HelmetProvider'>;

/** The tags in the head of the server's HTML. */
const SERVED = `
  <meta charset="utf-8">
  <link rel="icon" href="/icon.svg">
  <title data-rh="true">Client – XMTP</title>
  <meta data-rh="true" property="og:title" content="Client – XMTP">
  <link data-rh="true" rel="canonical" href="https://docs.test/client">
  <script data-rh="true" type="application/ld+json">{"a":"<b>"}</script>`;

const site = ({Helmet}: Helmet) => (
  <Helmet>
    <html lang="en" className="plugin" data-open={undefined} />
    <body className="wide" />
    <title>XMTP</title>
    <meta name="description" content="The site" />
    <meta charSet="utf-8" />
    <meta httpEquiv="x-test" content="1" />
    <link rel="stylesheet" href="/site.css" />
    <link rel="alternate" hrefLang="en" href="https://docs.test/" />
    <style>{'a > b {}'}</style>
    {createElement('script', {type: 'application/json', innerHTML: '{"b":1}'} as object)}
    {createElement('style', {media: 'print', cssText: 'b > c {}'} as object)}
  </Helmet>
);

/** The `Helmet` elements of a page. They render after the site's. */
const client = ({Helmet}: Helmet) => (
  <Fragment key="client">
    <Helmet>
      <html className="plugin docs" data-layout="docs" />
      <title>{'Client'} – XMTP</title>
      {undefined}
      {false}
      <meta property="og:title" content="Client – XMTP" />
      <meta name="description" content="Create a client" />
      <link rel="canonical" href="https://docs.test/client" />
      <script type="application/ld+json">{'{"a":"<b>"}'}</script>
    </Helmet>
    <Helmet>
      <meta property="og:image" content="/1.png" />
      <meta property="og:image" content="/2.png" />
      <meta name="no-content" content="" />
      <meta name="" content="x" />
      <meta content="no key" />
      <script src="/x.js" async />
      <link href="/client.md" rel="alternate" type="text/markdown" />
    </Helmet>
    <Helmet />
  </Fragment>
);

const messages = ({Helmet}: Helmet) => (
  <Helmet key="messages">
    <title>Messages $&amp; – XMTP</title>
    <meta name="Description" content="Send messages" />
    <meta property="og:image" content="/3.png" />
    <link rel="canonical" href="https://docs.test/messages" />
    <link rel="STYLESHEET" href="/site.css" media="print" />
  </Helmet>
);

const untitled = ({Helmet}: Helmet) => (
  <Helmet key="untitled">
    <title></title>
    <meta name="robots" content="noindex" />
  </Helmet>
);

/** Returns the title, the other tags of the head sorted by name, and the attributes of `html` and `body`. */
function documentHead() {
  const attributesOf = ({attributes}: Element) => [...attributes].map(({name, value}) => `${name}=${value}`).sort();
  const tags = [...document.head.children].filter(({tagName}) => tagName !== 'TITLE');
  return {
    title: document.title,
    html: attributesOf(document.documentElement),
    body: attributesOf(document.body),
    tags: tags
      .sort((a, b) => a.tagName.localeCompare(b.tagName))
      .map((tag) => [tag.tagName, ...attributesOf(tag), tag.textContent].join(' ')),
  };
}

async function nextFrame() {
  await act(async () => {
    await new Promise(requestAnimationFrame);
  });
}

/** Renders the pages one after another, and then none. Returns the document's head after each of these steps. */
async function visit(helmet: Helmet, pages: readonly ((helmet: Helmet) => ReactElement)[]) {
  document.head.innerHTML = SERVED;
  for (const element of [document.documentElement, document.body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  document.documentElement.setAttribute('data-rh', 'class,lang');
  document.documentElement.setAttribute('class', 'plugin docs');
  document.documentElement.setAttribute('data-theme', 'dark');
  const found = [];
  const {HelmetProvider} = helmet;
  const {rerender} = render(<HelmetProvider>{null}</HelmetProvider>);
  for (const page of pages) {
    rerender(
      <HelmetProvider>
        {site(helmet)}
        {page(helmet)}
      </HelmetProvider>,
    );
    await nextFrame();
    found.push(documentHead());
  }
  rerender(<HelmetProvider>{null}</HelmetProvider>);
  await nextFrame();
  found.push(documentHead());
  cleanup();
  return found;
}

it.each([
  ['the first page', [client]],
  ['a page after another', [client, messages]],
  ['a page without a title', [messages, untitled]],
  ['a page again', [client, messages, client]],
])('makes of the document what react-helmet-async does: %s', async (_, pages) => {
  const expected = await visit(upstream as unknown as Helmet, pages);
  expect(await visit(own, pages)).toEqual(expected);
  expect(expected[0]!.tags.length).toBeGreaterThan(8);
});

it('keeps the elements that the server has written', async () => {
  document.head.innerHTML = SERVED;
  const served = [...document.head.children];
  render(
    <own.Helmet>
      <title>Client – XMTP</title>
      <meta content="Client – XMTP" property="og:title" />
      <link rel="canonical" href="https://docs.test/client" />
      <script type="application/ld+json">{'{"a":"<b>"}'}</script>
    </own.Helmet>,
  );
  await nextFrame();
  expect([...document.head.children]).toEqual(served);
});

it('updates the document once for all heads of a page', async () => {
  document.head.innerHTML = '';
  const changes: number[] = [];
  const observer = new MutationObserver((records) => changes.push(records.length));
  observer.observe(document.head, {childList: true});
  const names = ['a', 'b', 'c', 'd'];
  render(
    <>
      {names.map((name) => (
        <own.Helmet key={name}>
          <meta name={name} content="x" />
        </own.Helmet>
      ))}
    </>,
  );
  await nextFrame();
  expect(document.head.querySelectorAll('meta')).toHaveLength(names.length);
  expect(changes).toEqual([1]);
  observer.disconnect();
});

it('follows changes, and leaves the document alone if a head renders again without any', async () => {
  document.head.innerHTML = '';
  const page = (text: string) => (
    <own.Helmet>
      <title>{text}</title>
      <meta name="description" content={text} />
    </own.Helmet>
  );
  const {rerender} = render(page('one'));
  await nextFrame();
  rerender(page('two'));
  await nextFrame();
  expect(document.title).toBe('two');
  expect(document.head.querySelector('meta')).toHaveAttribute('content', 'two');
  expect(document.head.querySelectorAll('meta')).toHaveLength(1);
  document.title = 'from a script';
  rerender(page('two'));
  await nextFrame();
  expect(document.title).toBe('from a script');
});

it('waits until all parts of the page are hydrated, because some heads are missing before', async () => {
  document.title = 'from the server';
  // jsdom lacks `MessageChannel`. With this one, parts don't get their turns by themselves.
  const channel = {port1: {close: () => undefined}, port2: {postMessage: () => undefined}};
  Object.assign(globalThis, {MessageChannel: jest.fn(() => channel)});
  startHydration();
  render(
    <own.Helmet>
      <title>hydrated</title>
    </own.Helmet>,
  );
  await nextFrame();
  await nextFrame();
  expect(document.title).toBe('from the server');
  renderRest();
  await nextFrame();
  expect(document.title).toBe('hydrated');
});
