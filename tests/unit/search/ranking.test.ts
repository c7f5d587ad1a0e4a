/**
 * Tests the effect of each weight and limit. The scores are so close that halving or doubling a weight changes the
 * order. engine.test.ts tests the values that SPEC §9 prescribes.
 */
import {readQuery, type Query, type QueryTerm} from '../../../src/search/query';
import type {TermMatch} from '../../../src/search/match';
import {rank, strengthOf, type Candidate} from '../../../src/search/rank';
import {documentsOf, engineOver, vocabularyOf} from '../../support/searchDocuments';

/** Returns the addresses that a query finds, best first. */
const find = (query: string, documents: Parameters<typeof documentsOf>): string[] =>
  engineOver(documentsOf(...documents))
    .search(query)
    .map(({href}) => href);

describe('the score', () => {
  const read = (text: string, ...changes: Partial<QueryTerm>[]): Query => {
    const query = readQuery(text, vocabularyOf());
    // Turn off the rule for single words, because that rule takes precedence over the score.
    return {...query, isWord: false, terms: query.terms.map((term, at) => ({...term, ...changes[at]}))};
  };
  const one = read('wallet');
  const two = read('wallet chat');

  interface Given {
    href: string;
    /** How strongly the document matches each term, from 0 to 1. */
    strength: number;
    title?: string;
    /** The word that matches the first term; by default the term itself. */
    word?: string;
  }

  /**
   * Returns the addresses of documents that match every term of a query, best first. The terms match the documents'
   * texts. But if a document has a title, the first term matches the title instead.
   */
  function order({terms, ...query}: Query, ...documents: Given[]): string[] {
    const routes = documents.map(({href}) => href.split('#')[0]!);
    const candidates = documents.map(({href, strength, title = 'Other', word}, id): Candidate => {
      const matches = terms.map((term, at): TermMatch => ({
        score: (3 * strength) / (1 - strength),
        match: {[at === 0 ? (word ?? term.word) : term.word]: at === 0 && title !== 'Other' ? ['title'] : ['text']},
        queryTerms: [term.word],
      }));
      const route = href.split('#')[0]!;
      return {
        id,
        isPage: route === href,
        page: routes.indexOf(route),
        route,
        titleLength: title.split(' ').length,
        hasTitle: title.toLowerCase() === query.key,
        hasPath: false,
        matches,
      };
    });
    return rank(
      {terms, ...query},
      candidates,
      terms.map(() => 1),
    ).map(({id}) => documents[id]!.href);
  }

  it('half: a match of that score counts half of the weight', () => {
    const match = {score: 12, match: {}, queryTerms: []};
    expect(strengthOf(match, 2)).toBe(1);
  });

  it('pageShare: what the page of a document adds', () => {
    expect(
      order(
        one,
        {href: '/page#weak', strength: 0.5},
        {href: '/page#strong', strength: 0.9},
        {href: '/below', strength: 0.24},
        {href: '/above', strength: 0.27},
      ),
    ).toEqual(['/page#strong', '/above', '/page#weak', '/below']);
  });

  it("pageTitle: what the page's title adds", () => {
    expect(
      order(
        one,
        {href: '/page', strength: 0.5, title: 'Wallet guide'},
        {href: '/page#section', strength: 0.5},
        {href: '/below', strength: 0.55},
        {href: '/above', strength: 0.65},
      ),
    ).toEqual(['/page', '/above', '/page#section', '/below']);
  });

  it("pageTitlePower: how little a page's title adds that has half of the query", () => {
    expect(
      order(
        two,
        {href: '/page', strength: 0.5, title: 'Wallet guide'},
        {href: '/page#section', strength: 0.5},
        {href: '/below', strength: 0.32},
        {href: '/above', strength: 0.36},
      ),
    ).toEqual(['/page', '/above', '/page#section', '/below']);
  });

  it("ownTitle: what a document's title adds", () => {
    expect(
      order(
        one,
        {href: '/page#section', strength: 0.5, title: 'Wallet setup'},
        {href: '/below', strength: 0.75},
        {href: '/above', strength: 0.85},
      ),
    ).toEqual(['/above', '/page#section', '/below']);
  });

  it('nextOfPage: what a hit leaves to the next one of its page', () => {
    expect(
      order(
        one,
        {href: '/page#first', strength: 0.6},
        {href: '/page#second', strength: 0.6},
        {href: '/below', strength: 0.22},
        {href: '/above', strength: 0.26},
      ),
    ).toEqual(['/page#first', '/above', '/page#second', '/below']);
  });

  it('confidence: a form counts less than the word, a similar word still less', () => {
    const words = (word: string, ...[below, above]: number[]): string[] =>
      order(
        read('wallet', {forms: ['wallets']}),
        {href: '/it', strength: 0.5, word},
        {href: '/below', strength: below!},
        {href: '/above', strength: above!},
      );
    expect(words('wallets', 0.38, 0.42)).toEqual(['/above', '/it', '/below']);
    expect(words('walled', 0.28, 0.32)).toEqual(['/above', '/it', '/below']);
  });
});

describe('matching', () => {
  /** Returns a section. Its text is a word `count` times, then `others` other words. `above` is its parent's title. */
  const section = (href: string, count: number, others: number, more: {word?: string; above?: string} = {}) => ({
    href,
    titles: [more.above ?? 'other'],
    text: `${more.word ?? 'wallet'} `.repeat(count) + 'other '.repeat(others),
  });

  const none = section('/none', 0, 1);

  it('bm25.k: how much further occurrences count', () => {
    const above = 'wallet';
    expect(find('wallet', [none, section('/above', 1, 72, {above}), section('/often', 5, 15)])).toEqual([
      '/above',
      '/often',
    ]);
  });

  it('bm25.b: how much a long text counts less', () => {
    const documents = [none, section('/long', 4, 40), section('/short', 3, 0), section('/longest', 6, 40)];
    expect(find('wallet', documents)).toEqual(['/longest', '/short', '/long']);
  });

  it('bm25.d: how little a mere occurrence counts', () => {
    const above = 'wallet';
    const less = [
      none,
      section('/above', 12, 117, {above}),
      section('/often', 10, 0),
      section('/once', 1, 87, {above}),
    ];
    expect(find('wallet', less)).toEqual(['/above', '/often', '/once']);
    const more = [none, section('/above', 11, 72, {above}), section('/once', 1, 39, {above}), section('/often', 6, 0)];
    expect(find('wallet', more)).toEqual(['/above', '/once', '/often']);
  });

  it('alternativeBoost: what a form counts beside the word', () => {
    const documents = [
      none,
      section('/short', 5, 0, {word: 'encrypt'}),
      section('/form', 6, 20, {word: 'encryption'}),
      section('/long', 4, 30, {word: 'encrypt'}),
    ];
    expect(find('encrypt', documents)).toEqual(['/short', '/form', '/long']);
  });

  it('maxEdits: three letters may differ, even in a long word', () => {
    const documents = [{href: '/it', text: 'internationalization'}];
    expect(find('imtermatiomalization', documents)).toEqual(['/it']);
    expect(find('imtermatiomalizatiom', documents)).toEqual([]);
  });

  it('maxFuzzyLength: up to 30 letters, a word may be misspelled', () => {
    const [most, more] = [30, 31].map((length) => 'x'.repeat(length));
    const documents = [{href: '/it', text: `${most} ${more}`}];
    expect(find(`${most!.slice(1)}y`, documents)).toEqual(['/it']);
    expect(find(`${more!.slice(1)}y`, documents)).toEqual([]);
  });

  it('maxFuzzyTerms: four words of a query may be misspelled', () => {
    const words = ['wallet', 'message', 'consent', 'group', 'stream'];
    const documents = words.map((text) => ({href: `/${text}`, text}));
    expect(find('wallex messagex consenx groux streax', documents).sort()).toEqual([
      '/consent',
      '/group',
      '/message',
      '/wallet',
    ]);
  });
});

describe('the query', () => {
  const documents = [{href: '/it', text: 'wallet'}];

  it('maxLength: 256 characters are read', () => {
    expect(find(`${'?'.repeat(250)}wallet`, documents)).toEqual(['/it']);
    expect(find(`${'?'.repeat(256)}wallet`, documents)).toEqual([]);
  });

  it('maxWords: 16 words are read', () => {
    const others = (count: number): string => 'other '.repeat(count);
    expect(find(`${others(15)}wallet`, documents)).toEqual(['/it']);
    expect(find(`${others(16)}wallet`, documents)).toEqual([]);
  });
});

describe('speed', () => {
  const many = (count: number, text: string) => Array.from({length: count}, (_, at) => ({href: `/many${at}`, text}));
  const title = {href: '/title', title: 'Message'};

  it('commonFrom: a word of more than 1,000 documents is looked for in titles only', () => {
    expect(find('message', [...many(1_001, 'message'), title])).toEqual(['/title']);
    expect(find('message', [...many(999, 'message'), title])).toHaveLength(16);
  });

  it('prefixLength: so are beginnings of one or two letters', () => {
    const documents = [...many(1_001, 'other'), {href: '/text', text: 'message'}, title];
    expect(find('me', documents)).toEqual(['/title']);
    expect(find('mes', documents)).toEqual(['/title', '/text']);
  });

  it('maxCandidates: 200 documents are ranked', () => {
    // Sections of one page make room for another page only if that page is among the ranked documents.
    const sections = Array.from({length: 200}, (_, at) => ({href: `/page#${at}`, text: 'wallet wallet wallet'}));
    const weak = {href: '/weak', text: `wallet ${'other '.repeat(50)}`};
    expect(find('wallet', [...sections, weak])).not.toContain('/weak');
    expect(find('wallet', [...sections.slice(1), weak])[1]).toBe('/weak');
  });
});
