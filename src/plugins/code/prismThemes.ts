/** Stands for prism-react-renderer in the browser: the exports that the theme imports, without the highlighter. */
export const themes = {palenight: {plain: {}, styles: []}};
export const Prism = {languages: {}};
