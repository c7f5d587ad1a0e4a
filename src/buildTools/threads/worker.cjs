/**
 * Runs in each thread of the pool (index.ts). Loads a TypeScript module with jiti. If the task names a function, calls
 * this function of the module. Packages are loaded by Node if it can load ES modules synchronously, otherwise by jiti
 * (see esModule.ts).
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
