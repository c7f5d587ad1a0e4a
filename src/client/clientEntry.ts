/**
 * Replaces the entry of the main script (src/plugins/router). Runs Docusaurus' entry in a task of its own. Otherwise it
 * would run in the task that has parsed the end of the document and defined all modules, and this task would become too
 * long on slow phones.
 */
setTimeout(() => void import(/* webpackMode: "eager" */ '@docusaurus/core/lib/client/clientEntry'));
