/**
 * The code of a thread. Loads a TypeScript module with jiti. If a name is given, calls the module's function with that
 * name. If Node can load ES modules synchronously, Node loads all packages; otherwise, jiti does (see esModule.ts).
 */
const {readdirSync} = require('node:fs');
const path = require('node:path');
const jiti = require('jiti');

const packages = process.features.require_module ? readdirSync(path.resolve(__dirname, '../../../node_modules')) : [];
const load = jiti(__filename, {cache: true, nativeModules: packages});

module.exports = ({module, name, args}) => {
  const loaded = load(module);
  return name && loaded[name](...args);
};
