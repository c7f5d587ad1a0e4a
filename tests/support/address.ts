import {readEnvironment} from '../../src/config/environment';

const {basePath} = readEnvironment(process.env);

/**
 * Adds the base path of the portal's own build (`BASE_PATH`) to an address that begins with `/`, unless the address
 * already has it. Other addresses, such as the URLs of fixture sites, stay unchanged.
 */
export const at = (address: string): string =>
  address.startsWith('/') && !(basePath !== '/' && address.startsWith(basePath))
    ? basePath.slice(0, -1) + address
    : address;

/** Returns the route for a path in the portal's own build: the path without the base path. */
export const routeAt = (pathname: string): string => `/${pathname.slice(basePath.length)}`;
