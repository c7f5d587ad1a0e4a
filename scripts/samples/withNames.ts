/** Checks the names that a sample uses without declaring them, from `with="client signer"`. */

/** Where names for `with` are declared. */
interface Declared {
  /** The language or SDK of the names. */
  target: string;
  /** The file or folder with the declarations. */
  place: string;
  names: ReadonlyMap<string, unknown>;
}

/**
 * Returns a message for each name in `with` that isn't declared, that is repeated or that the sample doesn't use.
 *
 * @param isUsed - whether the sample uses a name; by default, every name counts as used
 */
export function problemsOfWith(
  names: readonly string[],
  {target, place, names: supported}: Declared,
  isUsed: (name: string) => boolean = () => true,
): string[] {
  return names.flatMap((name, index) => {
    if (!supported.has(name)) {
      const known = [...supported.keys()].join(', ') || 'none yet';
      return `with="${name}" isn't supported for ${target}; supported names: ${known}. Declare it in the sample, or add it to ${place}.`;
    }
    if (names.indexOf(name) !== index) return `with="…" names "${name}" twice: once is enough.`;
    return isUsed(name) ? [] : unusedName(name);
  });
}

/** Returns the message for a name in `with` that the sample doesn't use. */
export const unusedName = (name: string): string => `with="${name}", but the sample doesn't use it: remove the name.`;
