/** Replaces an upstream module that the portal does without (src/plugins/router). */
export {};
