import {useIsHydrating} from '../../hooks/useIsHydrating';

/** The reader's kind of keyboard. On Apple keyboards, shortcuts use Command instead of Ctrl. */
export type Platform = 'apple' | 'other';

/**
 * Returns the platform for a value of `navigator.platform`. The property is deprecated, but has no replacement that
 * works in all browsers.
 */
export const platformOf = (name: string): Platform => (/^(?:mac|iphone|ipad|ipod)/i.test(name) ? 'apple' : 'other');

/** Returns the reader's platform. Undefined on the server and during hydration. */
export function usePlatform(): Platform | undefined {
  return useIsHydrating() ? undefined : platformOf(navigator.platform);
}
