/** Draws a social card for each page that has no image in the settings (SPEC §2 "Page head"), in production only. */
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

/** The folder of cards from earlier builds, by the hash of their SVG. */
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
      // oxlint-disable-next-line no-console -- one line, like Docusaurus' own reports of the build
      console.log(`Social cards: ${drawings.length}, ${drawn} of them new, in ${seconds} s`);
    },
  };
}

/** Returns the design of the cards. They're dark, because links are mostly shared in places with a white background. */
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
