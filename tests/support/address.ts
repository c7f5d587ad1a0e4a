import {readEnvironment} from '../../src/config/environment';

const {basePath} = readEnvironment(process.env);

/**
 * Returns the address of a page, an anchor or a file of the portal's own build, with the base path of the build
 * (`BASE_PATH`). Addresses that already have it don't change, nor do absolute URLs and relative addresses, which
 * fixture sites use.
 */
export const at = (address: string): string =>
  address.startsWith('/') && !(basePath !== '/' && address.startsWith(basePath))
    ? basePath.slice(0, -1) + address
    : address;

/** Returns the route of an address of the portal's own build. */
export const routeAt = (pathname: string): string => `/${pathname.slice(basePath.length)}`;
