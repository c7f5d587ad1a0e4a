/** Replaces modules of Docusaurus that the portal doesn't need (src/plugins/router). */
export {};
