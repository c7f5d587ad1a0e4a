/** Scroll positions by history entry, as they are kept in session storage (SPEC §3). */

/** Pairs of an entry's key and its distance from the top in px, the latest last. */
export type Positions = readonly (readonly [key: string, top: number])[];

/** Far more than anybody goes back; it bounds what a long session stores. */
export const MOST_POSITIONS = 100;

/** Reads what {@link writePositions} wrote; anything else gives none. */
export function readPositions(text: string | undefined): Positions {
  try {
    const value: unknown = JSON.parse(text ?? '[]');
    return Array.isArray(value) ? value.filter(isPosition).slice(-MOST_POSITIONS) : [];
  } catch {
    return [];
  }
}

export function writePositions(positions: Positions): string {
  return JSON.stringify(positions);
}

/** With the position of one entry set; the oldest go where there are too many. */
export function withPosition(positions: Positions, key: string, top: number): Positions {
  return [...positions.filter(([other]) => other !== key), [key, Math.round(top)] as const].slice(-MOST_POSITIONS);
}

/** In px from the top; undefined where the entry has not been left yet. */
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
