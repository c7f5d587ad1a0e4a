/**
 * Every weight and limit of the ranking. Weights have no unit: only the ratios between them matter. After a change,
 * run `npm run bench:relevance`. tests/unit/search/ranking.test.ts shows the effect of each weight and limit.
 */
export const RANKING = {
  /** The maximum number of hits that a query returns (SPEC §9). */
  maxHits: 16,

  /** The limits of a query. Everything beyond them is ignored, so that a pasted file gets an answer just as fast. */
  query: {
    /** The number of characters that are read. */
    maxLength: 256,
    /** The number of words that are read. */
    maxWords: 16,
  },

  /** How a word of the query matches words of the index. */
  matching: {
    /** The factor of a match in the heading (`title`), the text below it and the headings above it (SPEC §9). */
    fieldBoost: {title: 4, text: 2, titles: 1},
    /**
     * The share of a query word's letters that may differ (SPEC §9). Only query words that aren't in the index match
     * this way.
     */
    fuzzy: 0.2,
    /**
     * Whether a word also matches longer words that begin with it (SPEC §9). A single letter matches longer words only
     * if it is the whole query.
     */
    prefix: true,
    /** The maximum number of letters that may differ in a word of any length. */
    maxEdits: 3,
    /** The length of the longest word that matches fuzzily, in letters. This limits the time of hostile queries. */
    maxFuzzyLength: 30,
    /** The maximum number of query words that match fuzzily, the rarest first. This limits the time too. */
    maxFuzzyTerms: 4,
    /**
     * The factor of a longer word that begins with the query's word, and how fast the factor falls with each additional
     * letter.
     */
    longerWeight: 0.375,
    longerSlope: 0.3,
    /** The factor of a similar word. It falls with each letter that differs. */
    similarWeight: 0.45,
    /** The parameters of BM25 (https://en.wikipedia.org/wiki/Okapi_BM25). Each match counts at least `d`. */
    bm25: {k: 1.2, b: 0.7, d: 0.1},
    /** The factor if another form of the word matches, or a part, a synonym or a joined name. The word itself has 1. */
    alternativeBoost: 0.7,
  },

  /** Bounds the time of a query in a portal of many thousand sections. */
  speed: {
    /**
     * If more documents than this have a word, the word is looked for only in headings. Once a query has found this
     * many documents, its more common words are looked for only in those documents.
     */
    commonFrom: 1_000,
    /**
     * The minimum length, in letters, at which an incomplete word is looked for in texts too. Shorter beginnings are
     * too common, so they're looked for only in headings.
     */
    prefixLength: 3,
    /** The maximum number of documents to rank: those with the strongest matches. */
    maxCandidates: 200,
  },

  /**
   * The confidence that a match is what a word of the query means. The word itself, or a name that joins it with its
   * neighbor, has 1.
   */
  confidence: {
    /** A form, a synonym, or a longer word that begins with the word. */
    alternative: 0.8,
    /** A similar word, if the query's word may be misspelled. The same for an identifier, if all its parts match. */
    similar: 0.6,
  },

  /** How the matches of a document add up to its score. */
  score: {
    /**
     * The BM25 score at which the match of a word of weight 1 has half of its maximum strength. For another weight,
     * this score is multiplied by the square of the weight.
     */
    half: 3,
    /** The share of a page's score that each document on the page gets in addition to its own score. */
    pageShare: 0.5,
    /** How much a page's title raises the score of each document on the page if the title has the whole query. */
    pageTitle: 2,
    /** If the page's title has only a share of the query, `pageTitle` is multiplied by the share to this power. */
    pageTitlePower: 1.5,
    /** How much a document's own title raises its score if the title is exactly the query. */
    ownTitle: 1.2,
    /** Each better hit on the same page multiplies a hit's score by this, so that one page doesn't fill the list. */
    nextOfPage: 0.4,
  },
} as const;
