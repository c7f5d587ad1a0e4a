/** Draws a social card for each page that has no image in the settings (SPEC §2 "Page head"), in production only. */
import {cpSync, mkdirSync, renameSync, rmSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {inThread} from '../../buildTools/threads';
import {stripBasePath} from '../../shared/routes';
import type {Site} from '../../config/schema';
import {CARDS_FOLDER, cardFile, socialImage} from '../../shared/socialImage';
import {loadedPages} from '../loadedPages';
import {siteAsset} from '../siteAssets';
import type {writeCards} from './cards';

/** The folder for the cards of this build, in Docusaurus' folder of generated files. */
const DRAWN = 'social-cards';

const writeInThread = inThread<typeof writeCards>(path.join(__dirname, 'cards.ts'), 'writeCards');

export default function socialCardsPlugin(site: Site, {siteDir, generatedFilesDir}: LoadContext): Plugin {
  const drawn = path.join(generatedFilesDir, DRAWN);
  // Cards are dark. Look for the logo here, because an error in a thread would lose its class, and print its stack.
  const {title, logoUrl} = site;
  const logo = logoUrl && siteAsset(typeof logoUrl === 'string' ? logoUrl : logoUrl.dark, 'logoUrl', siteDir);
  let cards = 0;
  let written: Promise<number> | undefined;
  return {
    name: 'portal-social-cards',
    // Draw the cards while the bundler compiles the pages, because the bundler leaves a processor core idle.
    allContentLoaded({allContent}) {
      if (process.env.NODE_ENV !== 'production') return;
      const pages = loadedPages(allContent).filter((page) => socialImage(page, site).drawn);
      rmSync(drawn, {recursive: true, force: true});
      cards = pages.length;
      written = writeInThread(
        {title, logo},
        siteDir,
        pages.map(({permalink, section, title}) => ({
          file: path.join(drawn, cardFile(stripBasePath(permalink, site.basePath))),
          section,
          title,
        })),
      );
      // `postBuild` reports an error of this promise. Without this handler, Node would stop before `postBuild`.
      written.catch(() => undefined);
    },
    async postBuild({outDir}) {
      if (!written) return;
      const count = await written;
      if (cards > 0) {
        const target = path.join(outDir, CARDS_FOLDER);
        mkdirSync(path.dirname(target), {recursive: true});
        moveFolder(path.join(drawn, CARDS_FOLDER), target);
      }
      // oxlint-disable-next-line no-console -- one line, like Docusaurus' own reports of the build
      console.log(`Social cards: ${cards}, ${count} of them new`);
    },
  };
}

/**
 * Moves a folder, because moving is faster than copying. If `target` exists or is on another file system, copies the
 * folder.
 */
function moveFolder(folder: string, target: string): void {
  try {
    renameSync(folder, target);
  } catch {
    cpSync(folder, target, {recursive: true});
  }
}
