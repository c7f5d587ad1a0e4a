/** Stands in the place of an upstream part that the portal does without. */
export {};
