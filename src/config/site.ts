import {editTarget} from './editTarget';
import {readEnvironment} from './environment';
import {parseOrThrow} from './problems';
import {siteSchema, type Site, type SiteInput} from './schema';

/**
 * Checks the settings and fills in the defaults.
 *
 * @throws InvalidValueError with the path, value, allowed values and remedy of each problem
 */
export function defineSite(input: SiteInput): Site {
  return parseOrThrow(siteSchema, input, 'src/config/site.ts');
}

const {url, basePath, analyticsDomain, editLink} = readEnvironment(process.env);

/** The portal's settings (SPEC §1, §3). This is the file to edit; `schema.ts` documents every key. */
export const site = defineSite({
  title: 'XMTP Documentation',
  shortTitle: 'XMTP Docs',
  titleTemplate: '%s – XMTP Documentation',
  description: 'Documentation for XMTP, the open and secure messaging protocol for web3.',
  url,
  basePath,
  iconUrl: {light: '/img/icon-light.svg', dark: '/img/icon-dark.svg'},
  logoUrl: {light: '/img/logo-light.svg', dark: '/img/logo-dark.svg'},
  topNav: [
    {text: 'Converse app', link: 'https://github.com/ephemeraHQ/converse-app'},
    {text: 'XMTP.org', link: 'https://xmtp.org/'},
  ],
  socials: [
    {icon: 'discord', link: 'https://discord.gg/xmtp', label: 'Discord'},
    {icon: 'github', link: 'https://github.com/xmtp', label: 'GitHub'},
  ],
  website: {text: 'XMTP.org', link: 'https://xmtp.org/'},
  editLink: {...editTarget(editLink), text: 'Suggest changes to this page'},
  ...(analyticsDomain ? {analytics: {domain: analyticsDomain}} : {}),
});
