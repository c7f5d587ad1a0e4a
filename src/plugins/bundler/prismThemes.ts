/** Replaces prism-react-renderer in the browser: only the theme that theme-common imports, without a highlighter. */
export const themes = {palenight: {plain: {}, styles: []}};
