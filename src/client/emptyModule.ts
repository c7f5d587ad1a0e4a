/** Replaces upstream modules that the portal doesn't need (src/plugins/router). */
export {};
