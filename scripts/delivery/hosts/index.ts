import {caddy} from './caddy';
import {cloudflare} from './cloudflare';
import {githubPages} from './githubPages';
import type {Host} from './host';
import {netlify} from './netlify';
import {nginx} from './nginx';
import {vercel} from './vercel';

export const HOSTS: readonly Host[] = [nginx, caddy, netlify, vercel, cloudflare, githubPages];

const ALL = 'all';

/**
 * Returns the hosts with these names; all hosts if there are no names, or if one is `all`.
 *
 * @throws Error if there is no host with one of the names
 */
export function hostsNamed(names: readonly string[]): readonly Host[] {
  const unknown = names.find((name) => name !== ALL && !HOSTS.some((host) => host.name === name));
  if (unknown !== undefined) {
    throw new Error(`There is no host "${unknown}"; hosts are ${HOSTS.map(({name}) => name).join(', ')}.`);
  }
  return names.length === 0 || names.includes(ALL) ? HOSTS : HOSTS.filter(({name}) => names.includes(name));
}
