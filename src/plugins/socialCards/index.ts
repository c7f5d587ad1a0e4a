/** Draws a social card for each page without a picture of its own (SPEC §2 "Page head"), in production. */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stripBasePath} from '../../shared/routes';
import type {Site} from '../../config/schema';
import {cardFile, socialImage} from '../../shared/socialImage';
import {loadedPages, type LoadedPage} from '../loadedPages';
import {dataAddress, siteAsset} from '../siteAssets';
import {resolveToken} from '../tokens';
import {drawCard, type CardDesign} from './draw';
import {writePictures} from './render';
import {loadTypeface} from './typeface';

/** Pictures of earlier builds, by the hash of what they show. */
const CACHE = 'node_modules/.cache/portal-social-cards';

export default function socialCardsPlugin(site: Site, {siteDir}: LoadContext): Plugin {
  let pages: LoadedPage[] = [];
  return {
    name: 'portal-social-cards',
    allContentLoaded({allContent}) {
      pages = loadedPages(allContent);
      return Promise.resolve();
    },
    async postBuild({outDir}) {
      const start = performance.now();
      const design = cardDesign(site, siteDir);
      const drawings = pages
        .filter((page) => socialImage(page, site).drawn)
        .map((page) => ({
          svg: drawCard(page, design),
          file: path.join(outDir, cardFile(stripBasePath(page.permalink, site.basePath))),
        }));
      const drawn = await writePictures(drawings, path.join(siteDir, CACHE));
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      // eslint-disable-next-line no-console -- beside Docusaurus' own lines on what the build made
      console.log(`Social cards: ${drawings.length}, ${drawn} of them drawn anew, in ${seconds} s`);
    },
  };
}

/** The dark theme: it stands out from the white of most places where links are shared. */
function cardDesign({title, logoUrl}: Site, siteDir: string): CardDesign {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const color = (token: string) => resolveToken(css, token, 'dark');
  const logo = logoUrl && siteAsset(typeof logoUrl === 'string' ? logoUrl : logoUrl.dark, 'logoUrl', siteDir);
  return {
    logo: logo && dataAddress(logo),
    siteTitle: title,
    colors: {
      background: color('--portal-background'),
      text: color('--portal-text'),
      muted: color('--portal-text-muted'),
      accent: color('--portal-accent'),
    },
    bold: loadTypeface(700),
    medium: loadTypeface(500),
  };
}
