/** Draws the social cards of a site. This module runs in a thread (buildTools/threads). */
import {readFileSync} from 'node:fs';
import path from 'node:path';
import {dataAddress} from '../siteAssets';
import {resolveToken} from '../tokens';
import {drawCard, type CardDesign, type CardTexts} from './draw';
import {writePictures, type Drawing} from './render';
import {loadTypeface} from './typeface';

/** The folder with the cards of earlier builds (`writePictures`). */
const CACHE = 'node_modules/.cache/portal-social-cards';

/** What all cards of a site show. */
export interface CardSettings {
  /** The site's title. */
  title: string;
  /** The path of the logo's file; undefined without a logo, or if it isn't a file of the site. */
  logo: string | undefined;
}

/** A card to draw, with the absolute path of its file. */
export interface Card extends CardTexts {
  file: string;
}

/**
 * Writes the cards of a site. Cards that an earlier build drew are copied from the cache.
 *
 * @returns the number of cards that weren't in the cache
 */
export async function writeCards(settings: CardSettings, siteDir: string, cards: readonly Card[]): Promise<number> {
  return writePictures(drawings(cards, cardDesign(settings, siteDir)), path.join(siteDir, CACHE));
}

/** Draws one card at a time, so that only one drawing is in memory. */
function* drawings(cards: readonly Card[], design: CardDesign): Generator<Drawing> {
  for (const card of cards) yield {svg: drawCard(card, design), file: card.file};
}

/** Returns the design of the cards. They're dark, because links are mostly shared in places with a white background. */
function cardDesign({title, logo}: CardSettings, siteDir: string): CardDesign {
  const css = readFileSync(path.join(siteDir, 'src/css/tokens.css'), 'utf8');
  const color = (token: string) => resolveToken(css, token, 'dark');
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
