/** Tests the rules that keep queries fast and tolerant of mistakes. bench/search.ts measures the speed. */
import {documentsOf, engineOver} from '../../support/searchDocuments';

const find = (query: string, ...documents: Parameters<typeof documentsOf>): string[] =>
  engineOver(documentsOf(...documents))
    .search(query)
    .map(({href}) => href);

it('matches only unknown words fuzzily', () => {
  const similar = {href: '/similar', text: 'wallets'};
  expect(find('walletz', similar)).toEqual(['/similar']);
  expect(find('singer', {href: '/known', text: 'singer'}, {href: '/similar', text: 'signer singe'})).toEqual([
    '/known',
  ]);
});

it('finds other forms of a word, after the word itself', () => {
  const documents = [
    {href: '/encryption', text: 'encryption'},
    {href: '/encrypt', text: 'encrypt'},
  ];
  expect(find('encrypt', ...documents)).toEqual(['/encrypt', '/encryption']);
  expect(find('encryption', ...documents)).toEqual(['/encryption', '/encrypt']);
  expect(find('encrypting', ...documents)).toHaveLength(2);
});

it('takes a single letter for a prefix only when it is the whole query', () => {
  const documents = [{href: '/swift', text: 'swift'}];
  expect(find('s', ...documents)).toEqual(['/swift']);
  expect(find('s kotlin', ...documents)).toEqual([]);
});

describe('among many documents', () => {
  const common = Array.from({length: 1_100}, (_, at) => ({href: `/common${at}`, text: 'a message'}));
  const documents = [
    ...common,
    {href: '/title', title: 'Message', text: 'other'},
    {href: '/rare', text: 'a message of the nonce'},
  ];

  it('looks for a word that nearly all have in titles', () => {
    expect(find('messages', ...documents)).toEqual(['/title']);
  });

  it('puts a document with the rare word first', () => {
    expect(find('message nonce', ...documents)[0]).toBe('/rare');
    expect(find('nonce', ...documents)).toEqual(['/rare']);
  });
});
