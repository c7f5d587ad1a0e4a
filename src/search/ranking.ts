/**
 * Every weight and limit of the ranking. Weights have no unit: only their ratio to the others matters. After a change
 * run `npm run bench:relevance`; tests/unit/search/ranking.test.ts shows the effect of each.
 */
export const RANKING = {
  /** Most hits that a query returns (SPEC §9). */
  maxHits: 16,

  /** How a query is cut. */
  query: {
    /** Characters of a query that are read; the rest is ignored, so that a pasted file is answered as fast. */
    maxLength: 256,
    /** Words of a query that are read. */
    maxWords: 16,
  },

  /** How a word of the query matches words of the index. */
  matching: {
    /** Factor of a match by field: heading, text below it, headings above it (SPEC §9). */
    fieldBoost: {title: 4, text: 2, titles: 1},
    /** Letters that may differ, as a share of the word (SPEC §9). Only words that the index lacks match this way. */
    fuzzy: 0.2,
    /** Whether the beginning of a word matches it (SPEC §9). */
    prefix: true,
    /** Letters that may differ at most, in a long word. */
    maxEdits: 3,
    /** Letters of the longest word that is matched fuzzily, which bounds the time of hostile queries. */
    maxFuzzyLength: 30,
    /** Words of a query that are matched fuzzily, the rarest ones; it bounds the time as well. */
    maxFuzzyTerms: 4,
    /** BM25: `k` and `b` are MiniSearch's; `d`, what each match counts however rare it is in the text, is lower. */
    bm25: {k: 1.2, b: 0.7, d: 0.1},
    /** Factor of a match of a form, part, synonym or joined name, when the word itself counts 1. */
    alternativeBoost: 0.7,
  },

  /** Bounds the time of a query in a portal of many thousand sections. */
  speed: {
    /**
     * A word that more documents than this have is looked for in headings only; once a query has found this many
     * documents, its more common words are looked for in those only.
     */
    commonFrom: 1_000,
    /** Letters from which the beginning of a word is rare enough to be looked for in texts too. */
    prefixLength: 3,
    /** Documents that are ranked, the strongest matches. */
    maxCandidates: 200,
  },

  /** How surely a match answers a word of the query, when the word itself, or its joined name, answers it by 1. */
  confidence: {
    /** A form, a synonym, or a longer word that begins with the word. */
    alternative: 0.8,
    /** A similar word, for one that may be misspelled; all parts of an identifier. */
    similar: 0.6,
  },

  /** How the matches of a document add up to its score. */
  score: {
    /** MiniSearch score at which a word of weight 1 counts half of its weight; it grows with the weight's square. */
    half: 3,
    /** What the page of a document counts, when the document itself counts 1. */
    pageShare: 0.5,
    /** How much a page's title raises the score of its sections, when it has the whole query. */
    pageTitle: 2,
    /** Exponent by which that falls with the share of the query that the page's title has. */
    pageTitlePower: 1.5,
    /** How much a document's own title raises its score, when it is the query and nothing more. */
    ownTitle: 1.2,
    /** What each hit of a page leaves of the next one's score, so that one page doesn't fill the list. */
    nextOfPage: 0.4,
  },
} as const;
