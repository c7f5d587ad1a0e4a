/**
 * Reports the mistakes in all pages together, without stack traces. Each message has the file, the line and what to do.
 * In development, the browser shows the same text. Pages that aren't UTF-8, and files that aren't pictures, stop a build
 * before the pages are compiled.
 */
import {existsSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import logger from '@docusaurus/logger';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {Compiler} from 'webpack';
import {readPages as readPageFiles} from '../../config/pageFiles';
import type {Site} from '../../config/schema';
import {formatMistakes} from '../../markdown/mistakes';
import {stripBasePath} from '../../shared/routes';
import {loadedDocs, type LoadedDoc} from '../loadedPages';
import {checkSiteAssets} from '../siteAssets';
import {encodingMistakes} from './encoding';
import {describeFailure} from './failures';
import {describeLinks, readReport} from './linkReport';
import {brokenLinks, type BrokenLink, type SiteFiles, type SourcePage} from './links';
import {toMessage} from './message';
import {pictureMistakes} from './pictures';
import {stopAtFailures, stopBuild} from './stop';

const NAME = 'portal-mistakes';

export default function mistakesPlugin(site: Site, {siteDir, baseUrl}: LoadContext): Plugin {
  let docs: LoadedDoc[] = [];
  let wrongAddresses: string[] = [];

  const readPages = (): SourcePage[] =>
    docs.map(({source, permalink}) => {
      const file = source.replace(/^@site\//, '');
      const text = readText(path.join(siteDir, file));
      return {file, route: stripBasePath(permalink, baseUrl), text};
    });
  const isFile = (address: string): boolean => {
    const file = path.join(siteDir, 'static', address);
    return existsSync(file) && statSync(file).isFile();
  };
  const siteFiles = (): SiteFiles => {
    const drafts = readPageFiles(path.join(siteDir, 'docs')).filter(({isDraft}) => isDraft);
    return {isFile, drafts: new Set(drafts.map(({route}) => route)), baseUrl};
  };
  const findLinks = (): BrokenLink[] => brokenLinks(readPages(), siteFiles());

  /** Turns Docusaurus' report of broken links into messages with line numbers. Returns undefined for other reports. */
  function describeReport(message: string): string | undefined {
    const reported = readReport(message);
    if (reported.length === 0) return undefined;
    const settings = ['sidebars.ts', 'src/config/site.ts'].map((file) => ({
      file,
      text: readText(path.join(siteDir, file)),
    }));
    return describeLinks(reported, readPages(), {...siteFiles(), settings}).join('\n');
  }

  wrapReports(describeReport, () => wrongAddresses.length > 0);
  stopAtFailures((report) => describeFailure(report, readPages, (pathname) => stripBasePath(pathname, baseUrl)));

  return {
    name: NAME,

    async allContentLoaded({allContent}) {
      docs = loadedDocs(allContent).docs;
      wrongAddresses = addressMistakes(docs, `${baseUrl}404`);
      // In development, a writer may correct the page or the picture while the server runs, so only builds stop.
      if (process.env.NODE_ENV !== 'production') return;
      checkSiteAssets(site, siteDir);
      const wrong = [...wrongAddresses, ...encodingMistakes(siteDir), ...(await pictureMistakes(siteDir))];
      if (wrong.length > 0) stopBuild(wrong.join('\n'));
    },

    configureWebpack(_config, isServer) {
      if (isServer) return {};
      const rewrite = (compiler: Compiler) => rewriteErrors(compiler, siteDir, findLinks, () => wrongAddresses);
      return {plugins: [{apply: rewrite}]};
    },
  };
}

/** Returns a message for each address that several pages have, and for a page with the not-found page's address. */
function addressMistakes(docs: readonly LoadedDoc[], notFound: string): string[] {
  const files = new Map<string, string[]>();
  for (const {permalink, source} of docs) {
    files.set(permalink, [...(files.get(permalink) ?? []), source.replace(/^@site\//, '')]);
  }
  return [...files].flatMap(([permalink, own]) => {
    if (own.length > 1) {
      return [`${own.join(' and ')} have the same address, ${permalink}: rename one, or change its "slug".`];
    }
    return permalink === notFound
      ? [`${own[0]!} has the address of the not-found page, ${permalink}: rename it, or write docs/_404.mdx instead.`]
      : [];
  });
}

/**
 * Replaces the bundler's errors about pages with a single error that lists all of them, and the wrong addresses. In
 * production, if there are no other errors, stops the build with this list instead. The list also has the broken links,
 * because the build fails before Docusaurus checks links.
 */
function rewriteErrors(
  {hooks, webpack}: Compiler,
  siteDir: string,
  findLinks: () => BrokenLink[],
  wrongAddresses: () => string[],
): void {
  // This runs before Docusaurus and the development server read the errors.
  hooks.done.tap({name: NAME, stage: -100}, ({compilation}) => {
    const {errors} = compilation;
    const read = [...errors].map((error) => ({
      error,
      message: toMessage(error.message, resourceOf(error), siteDir, readText),
    }));
    const messages = [...wrongAddresses(), ...read.flatMap(({message}) => message ?? [])];
    if (messages.length === 0) return;
    const links = findLinks().map((each) => formatMistakes(each.file, [each]));
    const all = [...new Set([...messages, ...links])].sort((a, b) => a.localeCompare(b, 'en', {numeric: true}));
    const others = read.filter(({message}) => message === undefined).map(({error}) => error);
    if (others.length === 0 && process.env.NODE_ENV === 'production') stopBuild(all.join('\n'));
    const summary = new webpack.WebpackError(all.join('\n'));
    summary.stack = '';
    compilation.errors = [summary, ...others];
  });
}

/** Returns the text of a file, with the line endings of Unix. */
const readText = (file: string): string => readFileSync(file, 'utf8').replaceAll('\r\n', '\n');

const resourceOf = (error: Error): string | undefined =>
  (error as {module?: {resource?: string} | null}).module?.resource;

/**
 * Replaces Docusaurus' report of broken links, which names no files or lines, and leaves out its report of pages with
 * the same address, which would stop the development server. Docusaurus has no hook for the reports, so this wraps the
 * logger's function that throws them.
 *
 * @param describe - returns the new text for a report of broken links; undefined for other messages
 * @param hasWrongAddresses - whether the plugin itself reports pages with the same address
 */
function wrapReports(describe: (message: string) => string | undefined, hasWrongAddresses: () => boolean): void {
  const {report} = logger;
  logger.report = (severity) => {
    const original = report(severity);
    if (severity !== 'throw') return original;
    return (message: unknown, ...values: unknown[]) => {
      if (hasWrongAddresses() && String(message).startsWith('Duplicate routes found!')) return;
      const described = typeof message === 'string' ? describe(message) : undefined;
      if (described !== undefined) stopBuild(described);
      Reflect.apply(original, undefined, [message, ...values]);
    };
  };
}
