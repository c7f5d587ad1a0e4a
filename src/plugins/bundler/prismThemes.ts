/** Replaces prism-react-renderer in the browser. Has only the theme that theme-common imports, and no highlighter. */
export const themes = {palenight: {plain: {}, styles: []}};
