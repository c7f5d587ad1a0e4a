/** GitHub Pages, and any host without configurable headers and redirects. */
import {isTwin} from '../../../src/shared/twin';
import {under, type Host} from './host';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** Returns the HTML for a moved page's old address: a redirect, with a canonical link for search engines. */
function movedPage(url: string, address: string): string {
  const [absolute, relative] = [escapeHtml(url + address), escapeHtml(address)];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<title>This page has moved</title>
<meta name="robots" content="noindex">
<meta http-equiv="refresh" content="0; url=${relative}">
<link rel="canonical" href="${absolute}">
</head>
<body>
<p>This page has moved to <a href="${relative}">${absolute}</a>.</p>
</body>
</html>
`;
}

export const githubPages: Host = {
  name: 'github-pages',
  sitePath: () => '',
  servesCompressed: false,
  write: ({url, basePath, moved}) => ({
    // Without this file, GitHub leaves out folders whose names begin with an underscore.
    '.nojekyll': '',
    // Twins are left out, because a Markdown file can't redirect.
    ...Object.fromEntries(
      moved
        .filter(({from}) => !isTwin(from))
        .map(({from, to}) => [`${from.slice(1)}.html`, movedPage(url, under(basePath, to))]),
    ),
  }),
};
