import {readEnvironment} from '../../src/config/environment';

const {basePath} = readEnvironment(process.env);

/**
 * The address of a page, a part or a file of the portal's own build, under the base path that it was built for:
 * `BASE_PATH` in the environment. What stands below it already stays as it is, and so do whole and relative addresses, as
 * fixture sites have them.
 */
export const at = (address: string): string =>
  address.startsWith('/') && !(basePath !== '/' && address.startsWith(basePath))
    ? basePath.slice(0, -1) + address
    : address;

/** The route of an address of the portal's own build. */
export const routeAt = (pathname: string): string => `/${pathname.slice(basePath.length)}`;
