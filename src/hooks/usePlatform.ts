import {useSyncExternalStore} from 'react';

/** How keyboards differ: on Apple's the shortcuts are with Command. */
export type Platform = 'apple' | 'other';

/** The platform by what `navigator.platform` says, deprecated yet the one thing that all browsers tell. */
export const platformOf = (name: string): Platform => (/^(?:mac|iphone|ipad|ipod)/i.test(name) ? 'apple' : 'other');

const never = () => () => undefined;
// eslint-disable-next-line @typescript-eslint/no-deprecated -- see platformOf
const read = () => platformOf(navigator.platform);

/** The reader's platform; undefined on the server and for as long as the server's HTML is shown. */
export function usePlatform(): Platform | undefined {
  return useSyncExternalStore(never, read, () => undefined);
}
