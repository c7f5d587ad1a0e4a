/**
 * Netlify: https://docs.netlify.com/build/edge-functions/overview/
 *
 * An edge function answers by the rules. Where it fails, the files are served without it, and the headers of the files
 * and the moved pages still stand; nothing is kept for good then, for Netlify would have what is missing kept too.
 */
import {bundle} from '../edge/bundle';
import {securityHeaders} from '../rules';
import {redirectRules, toHeadersFile, toRedirectsFile} from './folders';
import {NOTICE, nestedIn, type Host} from './host';

export const netlify: Host = {
  name: 'netlify',
  place: nestedIn('site'),
  packed: false,
  write: (delivery) => ({
    'netlify.toml': `# ${NOTICE}\n[build]\npublish = "site"\nedge_functions = "edge-functions"\n`,
    'edge-functions/portal.js': `// ${NOTICE}\n${bundle('netlify', delivery)}`,
    'site/_headers': toHeadersFile([{path: '/*', headers: securityHeaders(delivery.policy)}], NOTICE),
    'site/_redirects': toRedirectsFile(redirectRules(delivery), NOTICE),
  }),
};
