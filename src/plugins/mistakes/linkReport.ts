/** Turns Docusaurus' report of broken links, which names no files or lines, into messages for writers. */
import {formatMistakes} from '../../markdown/mistakes';
import {positionAt} from '../../buildTools/positionAt';
import {stripBasePath} from '../../shared/routes';
import {brokenLinks, onlyProse, targetOf, type SiteFiles, type SourcePage} from './links';

/** Matches the address of a website that lacks `https://`, but not the name of a file. */
const WEBSITE = /^(?:[a-z\d-]+\.)+(?:app|chat|com|dev|io|net|org|xyz)(?![^/?#])/i;

/** A broken link in Docusaurus' report. */
interface ReportedLink {
  /** Address of the page, with the base path. */
  page: string;
  link: string;
}

/** Returns the links in Docusaurus' report of broken links or anchors; none for other messages. */
export function readReport(message: string): ReportedLink[] {
  const links: ReportedLink[] = [];
  let page: string | undefined;
  for (const line of message.split('\n')) {
    page = /^- Broken (?:link|anchor) on source page path = (.*):$/.exec(line)?.[1] ?? page;
    const [, link] = /^ {3}-> linking to (\S+)/.exec(line) ?? [];
    if (page !== undefined && link !== undefined) links.push({page, link});
  }
  return links;
}

interface ReportContext extends SiteFiles {
  /** The files whose links every page shows. */
  settings: readonly Pick<SourcePage, 'file' | 'text'>[];
}

/** Returns a message for each broken link in the source of the pages, and for each other link in a report. */
export function describeLinks(
  reported: readonly ReportedLink[],
  pages: readonly SourcePage[],
  {settings, ...site}: ReportContext,
): string[] {
  const {baseUrl, drafts} = site;
  const found = brokenLinks(pages, site);
  const remedyFor = (link: string): string => {
    if (drafts.has(targetOf(link.replace(/#.*/, ''), '/')))
      return 'its page is a draft, so publish the page, or remove the link';
    const address = WEBSITE.test(link) ? `https://${link}` : `/${link}`;
    const exists = WEBSITE.test(link) || pages.some(({route}) => route === targetOf(address, '/'));
    return exists ? `write "${address}", or remove the link` : 'correct it, or remove it';
  };
  const own: string[] = [];
  /** The links that aren't in the text of a page, with the pages that show them. */
  const shared = new Map<string, string[]>();
  for (const {page, link} of reported) {
    const source = pages.find(({route}) => route === stripBasePath(page, baseUrl));
    const written = link.startsWith(baseUrl) ? `/${link.slice(baseUrl.length)}` : link;
    const target = source && targetOf(written, source.route);
    if (found.some((each) => each.file === source?.file && each.target === target)) continue;
    const message = source && describeIn({...source, text: onlyProse(source.text)}, written, remedyFor(written));
    if (message === undefined)
      shared.set(written, [...(shared.get(written) ?? []), source ? `${source.file}:1:1` : page]);
    else own.push(message);
  }
  const others = [...shared].map(([link, places]) => {
    if (link === '/') return 'There is no home page: add docs/index.mdx.';
    const [message] = settings.flatMap((file) => describeIn(file, link, remedyFor(link)) ?? []);
    const place = places.find((each) => each.startsWith('docs/')) ?? stripBasePath(places[0]!, baseUrl);
    return message ?? `${place} a component's link "${link}" doesn't resolve: correct it, or add the page.`;
  });
  return [...found.map((each) => formatMistakes(each.file, [each])), ...own, ...others];
}

/** Returns the message for a link that is written in a file; undefined if the file doesn't have the link. */
function describeIn({file, text}: Pick<SourcePage, 'file' | 'text'>, link: string, remedy: string): string | undefined {
  const offset = [...text.matchAll(/(?<=[(<"'`])[^\s()<>"'`]+(?=[)>"'`\s])/g)].find(([each]) => each === link)?.index;
  const message = `the link "${link}" doesn't resolve: ${remedy}.`;
  return offset === undefined ? undefined : formatMistakes(file, [{...positionAt(text, offset), message}]);
}
