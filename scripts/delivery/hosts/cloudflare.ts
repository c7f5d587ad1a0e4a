/** Cloudflare Pages: https://developers.cloudflare.com/pages/configuration/headers/ and …/redirects/ */
import {headerRules, redirectRules, toHeadersFile, toRedirectsFile} from './folders';
import {NOTICE, type Host} from './host';

/** What it reads of the two files; what is beyond is ignored without a word. */
const LIMITS = {headerRules: 100, lineLength: 2000, redirects: 2000} as const;

export const cloudflare: Host = {
  name: 'cloudflare',
  layout: 'nested',
  packed: false,
  /** @throws Error where the host would ignore a part of it */
  write(delivery) {
    const headers = headerRules(delivery);
    const redirects = redirectRules(delivery);
    const text = toHeadersFile(headers, NOTICE);
    const longest = Math.max(...text.split('\n').map((line) => line.length));
    assertWithin('rules of _headers', headers.length, LIMITS.headerRules);
    assertWithin('characters in a line of _headers', longest, LIMITS.lineLength);
    assertWithin('rules of _redirects', redirects.length, LIMITS.redirects);
    return {_headers: text, _redirects: toRedirectsFile(redirects, NOTICE)};
  },
};

function assertWithin(what: string, count: number, limit: number): void {
  if (count <= limit) return;
  throw new Error(`Cloudflare Pages reads ${limit} ${what}, and there are ${count}: set the rest in its dashboard.`);
}
