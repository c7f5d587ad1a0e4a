/** Hits that a query gives at most (SPEC §9). */
export const MAX_HITS = 16;
