import {caddy} from './caddy';
import {cloudflare} from './cloudflare';
import {githubPages} from './githubPages';
import type {Host} from './host';
import {netlify} from './netlify';
import {nginx} from './nginx';
import {vercel} from './vercel';

/** All that the site can be delivered by. */
export const HOSTS: readonly Host[] = [nginx, caddy, netlify, vercel, cloudflare, githubPages];
