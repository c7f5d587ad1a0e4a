import {slugOf, textsPath, toDocuments} from '../../../src/search/indexFile';

const documents = toDocuments(
  {
    pages: [
      ['', '1a', [1, 'Home']],
      ['dms/client', '2b', [1, 'Client'], [2, 'Keys'], [4, 'Deep'], [3, 'Options', 'other-anchor'], [2, 'Sign out!']],
    ],
  },
  '/docs/portal/',
);

it('has a document for each page and each section, numbered', () => {
  expect(documents.map(({id, title, isPage}) => [id, title, isPage])).toEqual([
    [0, 'Home', true],
    [1, 'Client', true],
    [2, 'Keys', false],
    [3, 'Deep', false],
    [4, 'Options', false],
    [5, 'Sign out!', false],
  ]);
});

it('has parents by heading level', () => {
  expect(documents.map(({titles}) => titles)).toEqual([
    [],
    [],
    ['Client'],
    ['Client', 'Keys'],
    ['Client', 'Keys'],
    ['Client'],
  ]);
});

it('has addresses with the base path, and anchors of sections', () => {
  expect(documents.map(({href}) => href.replace('/docs/portal/', ''))).toEqual([
    '',
    'dms/client',
    'dms/client#keys',
    'dms/client#deep',
    'dms/client#other-anchor',
    'dms/client#sign-out',
  ]);
});

it('has the file and the index of each text', () => {
  expect(documents.map(({texts, place}) => [texts, place])).toEqual([
    ['1a', 0],
    ...[0, 1, 2, 3, 4].map((place) => ['2b', place]),
  ]);
  expect(textsPath('2b')).toBe('_portal/texts/2b.json');
});

it.each([
  ['What a 1:1 chat can’t do', 'what-a-11-chat-cant-do'],
  ['Buffer is not defined', 'buffer-is-not-defined'],
  ['xmtp-node-js-tools', 'xmtp-node-js-tools'],
])('the slug of %j is what Docusaurus makes of it', (title, slug) => {
  expect(slugOf(title)).toBe(slug);
});
