/** A heading level for a step's title. */
export type TitleLevel = 2 | 3 | 4 | 5 | 6;

/**
 * Returns the tag name for a step's title.
 *
 * @throws Error with the message `Invalid.` if the level isn't from 2 to 6 (SPEC §5, §8)
 */
export function titleTag(level: TitleLevel): 'h2' | 'h3' | 'h4' | 'h5' | 'h6' {
  if (![2, 3, 4, 5, 6].includes(level)) throw new Error('Invalid.');
  return `h${level}`;
}
