/** Replaces prism-react-renderer in the browser: has the themes that theme-common imports, but no highlighter. */
export const themes = {palenight: {plain: {}, styles: []}};
