/** The code of a thread: loads a TypeScript module as Docusaurus does, and calls one of its functions. */
const jiti = require('jiti');

const load = jiti(__filename, {cache: true});

module.exports = ({module, name, args}) => load(module)[name](...args);
