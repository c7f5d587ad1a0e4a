/** Sources of inline scripts. Pure, for the build and the browser. */

/** Returns a value as JSON for a script element. Escapes `<`, so that no text in the value can close the element. */
export const scriptJson = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/**
 * Returns the source of an inline script that calls a function. The script contains the function's source, so the
 * function can use nothing but its parameter and the browser's own functions.
 *
 * @param argument - the function's argument, which JSON must be able to represent
 */
export const callOf = <T>(run: (argument: T) => void, argument: T): string =>
  `(${run.toString()})(${scriptJson(argument)})`;
