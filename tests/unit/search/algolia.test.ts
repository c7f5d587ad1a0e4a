import {createAlgoliaEngine} from '../../../src/search/algolia';
import {SearchUnavailable} from '../../../src/search/types';
import {serveAlgolia, STAND_IN, type AlgoliaRecord, type AlgoliaStandIn} from '../../support/algoliaStandIn';

const hierarchy = (...titles: string[]): AlgoliaRecord['hierarchy'] =>
  Object.fromEntries(
    ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'].map((level, at) => [level, titles[at] ?? null]),
  );

const url = 'https://docs.example.org/portal/dms/client';
const RECORDS: AlgoliaRecord[] = [
  {url, hierarchy: hierarchy('Build', 'Create a client'), content: null},
  {
    url: `${url}#keys`,
    hierarchy: hierarchy('Build', 'Create a client', 'Keys', 'Saving keys'),
    content: 'Save <b>keys</b> & go.',
  },
  {
    url: `${url}#keys`,
    hierarchy: hierarchy('Build', 'Create a client', 'Keys', 'Saving keys'),
    content: 'More on keys.',
  },
  ...Array.from({length: 40}, (_, at) => ({
    url: `${url}#many-${at}`,
    hierarchy: hierarchy('Build', 'Many'),
    content: 'many',
  })),
];

let standIn: AlgoliaStandIn;
beforeAll(async () => {
  standIn = await serveAlgolia(RECORDS);
});
afterAll(() => standIn.close());

const open = (settings = STAND_IN) => createAlgoliaEngine(settings, standIn.host);

it('returns hits of the same form: path, parents, title and excerpt in runs, one for each section', async () => {
  expect(await open().search('keys')).toEqual([
    {
      id: 0,
      href: '/portal/dms/client#keys',
      isPage: false,
      title: [
        {text: 'Saving ', marked: false},
        {text: 'keys', marked: true},
      ],
      titles: [[{text: 'Create a client', marked: false}], [{text: 'Keys', marked: true}]],
      excerpt: [
        {text: 'Save <b>', marked: false},
        {text: 'keys', marked: true},
        {text: '</b> & go.', marked: false},
      ],
      html: 'Save &lt;b&gt;<mark>keys</mark>&lt;/b&gt; &amp; go.',
    },
  ]);
});

it('recognizes pages, and has no excerpt when the record has no text', async () => {
  const [page] = await open().search('create');
  expect(page).toMatchObject({href: '/portal/dms/client', isPage: true, titles: [], excerpt: [], html: ''});
});

it('returns at most 16 hits', async () => {
  expect(await open().search('many')).toHaveLength(16);
});

it('sends no request for an empty query', async () => {
  expect(await createAlgoliaEngine(STAND_IN, 'http://localhost:1').search('  ')).toEqual([]);
});

it('is unavailable when the service refuses or fails', async () => {
  const refused = open({...STAND_IN, apiKey: 'wrong'}).search('keys');
  await expect(refused).rejects.toThrow(SearchUnavailable);
  await expect(refused).rejects.toThrow(`${standIn.host} returned status 403.`);
  await expect(createAlgoliaEngine(STAND_IN, 'http://localhost:1').search('keys')).rejects.toThrow(SearchUnavailable);
});
