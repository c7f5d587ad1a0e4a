/** Replaces prism-react-renderer in the browser. Has no highlighter, only the theme that theme-common imports. */
export const themes = {palenight: {plain: {}, styles: []}};
