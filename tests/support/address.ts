import {readEnvironment} from '../../src/config/environment';

const {basePath} = readEnvironment(process.env);

/**
 * Returns the address of a page, an anchor or a file of the portal's own build, with the base path of the build
 * (`BASE_PATH`). Returns three kinds of addresses unchanged: those that already have the base path, and the absolute
 * URLs and relative addresses of fixture sites.
 */
export const at = (address: string): string =>
  address.startsWith('/') && !(basePath !== '/' && address.startsWith(basePath))
    ? basePath.slice(0, -1) + address
    : address;

/** Returns the route for a path in the portal's own build: the path without the base path. */
export const routeAt = (pathname: string): string => `/${pathname.slice(basePath.length)}`;
