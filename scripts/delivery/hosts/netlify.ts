/** Netlify: https://docs.netlify.com/manage/routing/headers/ and …/redirects/overview/ */
import {HASHED} from '../../../src/config/hashedFiles';
import {headerRules, redirectRules, toHeadersFile, toRedirectsFile} from './folders';
import {NOTICE, type Host} from './host';

export const netlify: Host = {
  name: 'netlify',
  layout: 'nested',
  packed: false,
  write(delivery) {
    const {basePath} = delivery;
    const missing = [
      // Reached by what is not there alone, for these rules do not win over files.
      ...HASHED.filter((prefix) => prefix.endsWith('/')).map((prefix) => `${basePath}${prefix}* /404.txt 404\n`),
      ...(basePath === '/' ? [] : [`${basePath}* ${basePath}404.html 404\n`]),
    ];
    return {
      _headers: toHeadersFile(headerRules(delivery), NOTICE),
      _redirects: toRedirectsFile(redirectRules(delivery), NOTICE, '!') + missing.join(''),
      '404.txt': '404 Not Found\n',
    };
  },
};
