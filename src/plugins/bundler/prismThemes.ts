/** Stands for prism-react-renderer in the browser: the themes that theme-common imports, without the highlighter. */
export const themes = {palenight: {plain: {}, styles: []}};
