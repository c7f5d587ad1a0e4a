/**
 * Netlify: https://docs.netlify.com/build/edge-functions/overview/
 *
 * An edge function applies the rules. If it fails, Netlify serves the files without it, and only `_headers` and
 * `_redirects` apply. `_headers` doesn't let browsers cache files with a hash in their name, because Netlify would
 * send the same header with a 404.
 */
import {bundle} from '../edge/bundle';
import {securityHeaders} from '../rules';
import {redirectRules, toHeadersFile, toRedirectsFile} from './folders';
import {NOTICE, nestedIn, type Host} from './host';

export const netlify: Host = {
  name: 'netlify',
  sitePath: nestedIn('site'),
  servesCompressed: false,
  write: (delivery) => ({
    'netlify.toml': `# ${NOTICE}\n[build]\npublish = "site"\nedge_functions = "edge-functions"\n`,
    'edge-functions/portal.js': `// ${NOTICE}\n${bundle('netlify', delivery)}`,
    'site/_headers': toHeadersFile([{path: '/*', headers: securityHeaders(delivery.policy)}], NOTICE),
    'site/_redirects': toRedirectsFile(redirectRules(delivery), NOTICE),
  }),
};
