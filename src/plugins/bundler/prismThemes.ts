/** Replaces prism-react-renderer in the browser, with only the theme that theme-common imports and no highlighter. */
export const themes = {palenight: {plain: {}, styles: []}};
