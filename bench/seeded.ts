/** Returns a generator of random numbers between 0 and 1. The same seed always gives the same numbers. */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 16_807) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}
