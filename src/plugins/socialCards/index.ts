/** Draws a social card for each page that has no image in the settings (SPEC §2 "Page head"), in production only. */
import {cpSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {stripBasePath} from '../../shared/routes';
import type {Site} from '../../config/schema';
import {cardFile, socialImage} from '../../shared/socialImage';
import {loadedPages, type LoadedPage} from '../loadedPages';
import {dataAddress, siteAsset} from '../siteAssets';
import {resolveToken} from '../tokens';
import {drawCard, type CardDesign} from './draw';
import {writePictures, type Drawing} from './render';
import {loadTypeface} from './typeface';

/** The cache of cards from earlier builds. Files are named by a hash of the card's SVG. */
const CACHE = 'node_modules/.cache/portal-social-cards';

/** The folder for the cards of this build, in Docusaurus' folder of generated files. */
const DRAWN = 'social-cards';

export default function socialCardsPlugin(site: Site, {siteDir, generatedFilesDir}: LoadContext): Plugin {
  const drawn = path.join(generatedFilesDir, DRAWN);
  let cards = 0;
  let written: Promise<number> | undefined;

  /** Draws one card at a time, so that only one drawing is in memory. */
  function* drawings(pages: readonly LoadedPage[]): Generator<Drawing> {
    const design = cardDesign(site, siteDir);
    for (const page of pages) {
      const file = cardFile(stripBasePath(page.permalink, site.basePath));
      yield {svg: drawCard(page, design), file: path.join(drawn, file)};
    }
  }

  return {
    name: 'portal-social-cards',
    // Draw the cards while the bundler compiles the pages, because the bundler leaves a processor core idle.
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      const pages = loadedPages(allContent).filter((page) => socialImage(page, site).drawn);
      rmSync(drawn, {recursive: true, force: true});
      cards = pages.length;
      written = writePictures(drawings(pages), path.join(siteDir, CACHE));
      // `postBuild` reports an error of this promise. Without this handler, Node would stop before `postBuild`.
      written.catch(() => undefined);
    },
    async postBuild({outDir}) {
      const count = await written;
      if (cards > 0) cpSync(drawn, outDir, {recursive: true});
      // oxlint-disable-next-line no-console -- one line, like Docusaurus' own reports of the build
      console.log(`Social cards: ${cards}, ${count} of them new`);
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
