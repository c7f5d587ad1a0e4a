/** GitHub Pages, and any host that knows neither headers nor redirects. */
import {isTwin} from '../../../src/shared/twin';
import {under, type Host} from './host';

const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** A page in the place of one that has moved: it leads on by itself, and names its successor to search engines. */
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
  place: () => '',
  packed: false,
  write: ({url, basePath, moved}) => ({
    // Without it, folders that begin with an underscore are left out.
    '.nojekyll': '',
    // Markdown has no way to lead on.
    ...Object.fromEntries(
      moved
        .filter(({from}) => !isTwin(from))
        .map(({from, to}) => [`${from.slice(1)}.html`, movedPage(url, under(basePath, to))]),
    ),
  }),
};
