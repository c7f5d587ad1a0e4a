/** Files of the build with a hash in their name: what is behind such an address never changes. Pure, for hosts and browsers. */

/** How their paths below the base path begin. */
export const HASHED = ['assets/', '_portal/search-index-'] as const;

/** @param file - its path below the base path */
export const isHashed = (file: string): boolean => HASHED.some((prefix) => file.startsWith(prefix));
