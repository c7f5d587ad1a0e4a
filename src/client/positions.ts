/** The scroll positions of history entries, as kept in session storage (SPEC §3). */

/** Each history entry's key and scroll position in px from the top. The most recent entry is last. */
export type Positions = readonly (readonly [key: string, top: number])[];

/** How many positions to keep, so that a long session uses little storage. */
export const MAX_POSITIONS = 100;

/** Parses the output of {@link writePositions}. Returns no positions for any other text. */
export function readPositions(text: string | undefined): Positions {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition).slice(-MAX_POSITIONS) : [];
  } catch {
    return [];
  }
}

/** Returns the positions as text for session storage. {@link readPositions} parses it. */
export function writePositions(positions: Positions): string {
  return JSON.stringify(positions);
}

/** Adds the scroll position of entry `key` as the most recent one. Drops the oldest if there are too many. */
export function withPosition(positions: Positions, key: string, top: number): Positions {
  return [...positions.filter(([other]) => other !== key), [key, Math.round(top)] as const].slice(-MAX_POSITIONS);
}

/** Returns the scroll position of entry `key` in px from the top, or undefined if none is stored. */
export function positionOf(positions: Positions, key: string): number | undefined {
  return positions.find(([other]) => other === key)?.[1];
}

function isPosition(value: unknown): value is readonly [string, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    typeof value[0] === 'string' &&
    Number.isFinite(value[1]) &&
    value[1] >= 0
  );
}
