/** Reads the addresses of a built site. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as cheerio from 'cheerio';
import type {Addresses} from '../../config/redirectRules';
import {routeOfHtml} from '../../shared/routes';
import {filesBelow} from '../../buildTools/filesBelow';

/** The not-found page, which has no address of its own. */
const NOT_FOUND = '404.html';

/**
 * Returns the routes of a built site, without the base path, each with the sorted ids of its headings.
 *
 * @param named - the routes of the pages whose headings are read (default: all pages); other pages get an empty list
 * @throws Error if the folder has no pages
 */
export function readAddresses(folder: string, named?: ReadonlySet<string>): Addresses {
  const all = existsSync(folder) ? filesBelow(folder) : [];
  const files = all.filter((file) => file.endsWith('.html') && file !== NOT_FOUND);
  if (files.length === 0) throw new Error(`${folder} has no pages: run "npm run build" first.`);
  return Object.fromEntries(
    files.map((file) => {
      const route = routeOfHtml(file);
      const isRead = named?.has(route) ?? true;
      return [route, isRead ? anchorsOf(readFileSync(path.join(folder, file), 'utf8')) : []];
    }),
  );
}

/** Matches ids that `useElementId` generates for labels, such as that of the outline. */
const GENERATED_ID = /^id(?:-\d+)+$/;

function anchorsOf(html: string): string[] {
  // Parse only the content, which has all headings. The frame around it is half of a page.
  const main = html.slice(html.indexOf('<main'), html.lastIndexOf('</main>'));
  const $ = cheerio.load(main, {xml: {xmlMode: false}});
  const ids = $('main')
    .find('h2[id], h3[id], h4[id], h5[id], h6[id]')
    .map((_index, heading) => $(heading).attr('id'))
    .get();
  return [...new Set(ids)].filter((id) => !GENERATED_ID.test(id)).sort();
}
