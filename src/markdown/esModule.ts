/** Loads ES modules with Node's own loader. */
import {createRequire} from 'node:module';

/**
 * Returns the exports of a package that consists of ES modules. Docusaurus loads its configuration, and everything that
 * the configuration imports, with jiti, which would compile the package with Babel. Compiling all such packages takes
 * half of the time in which a clean build loads its configuration. Node.js before 20.19 can't load ES modules
 * synchronously, so there jiti loads the package.
 */
export const esModule: (file: string) => unknown = process.features.require_module
  ? createRequire(__filename)
  : require;
