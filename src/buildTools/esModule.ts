/** Loads ES modules with Node's own loader. */
import {createRequire} from 'node:module';

/**
 * Returns the exports of a package that consists of ES modules. Docusaurus loads its configuration, and everything that
 * the configuration imports, with jiti. jiti would compile such packages with Babel. This would double the time that a
 * clean build takes to load the configuration. Some versions of Node.js, such as 20.18, can't load ES modules
 * synchronously, so jiti loads the packages there.
 */
export const esModule: (file: string) => unknown = process.features.require_module
  ? createRequire(__filename)
  : require;
