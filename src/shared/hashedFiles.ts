/** Built files with a hash in their name, whose content never changes. Pure, for hosts and browsers. */

/** The path prefixes of files with a hash in their name, below the base path. */
export const HASHED = ['assets/', '_portal/search-index-', '_portal/texts/'] as const;

/**
 * Whether a file has a hash in its name.
 *
 * @param file - path below the base path
 */
export const isHashed = (file: string): boolean => HASHED.some((prefix) => file.startsWith(prefix));
