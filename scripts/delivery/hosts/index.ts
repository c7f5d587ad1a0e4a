import {caddy} from './caddy';
import {cloudflare} from './cloudflare';
import {githubPages} from './githubPages';
import type {Host} from './host';
import {netlify} from './netlify';
import {nginx} from './nginx';
import {vercel} from './vercel';

/** All supported hosts. */
export const HOSTS: readonly Host[] = [nginx, caddy, netlify, vercel, cloudflare, githubPages];
