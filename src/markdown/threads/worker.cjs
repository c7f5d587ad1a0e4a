/**
 * The code of a thread: loads a TypeScript module as Docusaurus does, and calls one of its functions, if a name is given. Node loads all
 * packages itself if it can (see esModule.ts).
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
