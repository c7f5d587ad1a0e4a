/** A server for Open Frames on 127.0.0.1, and a stand-in for the proxy through which frames-client reaches frames. */
import {load} from 'cheerio';
import type {Internet} from './network';
import {forwardTo, serve, type Handler} from './server';

const PROXY = 'https://frames.xmtp.chat';

/** The origin of the frames. The server code on the documentation page expects this origin. */
export const FRAMES_ORIGIN = 'https://frame.example.com';

/** Tags of a frame, without `of:` before their names. */
export type Tags = Record<string, string>;

/** Returns an HTML page with the tags of a frame. */
export const framePage = (tags: Tags): string => {
  const metas = Object.entries(tags).map(([name, content]) => `<meta property="of:${name}" content="${content}">`);
  return `<html><head>${metas.join('')}</head></html>`;
};

/** The frame with which each test begins. */
export const POLL: Tags = {
  version: 'vNext',
  'accepts:xmtp': '2024-02-09',
  image: `${FRAMES_ORIGIN}/poll.png`,
  'image:alt': 'Cats or dogs?',
  post_url: `${FRAMES_ORIGIN}/answer`,
  'button:1': 'Cats',
  'button:2': 'Dogs',
  state: 'round 1',
};

/** Serves frames, and answers the four calls that the proxy supports. */
export async function serveFrames(internet: Internet, handler: Handler): Promise<void> {
  const frames = forwardTo(await serve(handler));
  internet.addHost(FRAMES_ORIGIN, frames);
  internet.addHost(PROXY, async (url, init) => {
    const target = url.searchParams.get('url')!;
    const answer = await frames(new URL(target), {...init, redirect: 'manual'});
    if (url.pathname === '/redirect') {
      const redirectedTo = answer.headers.get('location');
      return redirectedTo ? Response.json({originalUrl: target, redirectedTo}) : new Response(null, {status: 502});
    }
    if (!answer.ok) return new Response(null, {status: answer.status});
    if (url.pathname === '/transaction') return new Response(await answer.text());
    return Response.json({url: target, extractedTags: {}, ...frameOf(await answer.text())});
  });
}

/** Returns what the proxy reads from a page; an empty object if the page isn't a frame. */
function frameOf(html: string): {frameInfo?: object} {
  const tags: Tags = {};
  const page = load(html);
  page('meta[property^="of:"]').each((_, meta) => {
    tags[meta.attribs.property!.slice(3)] = meta.attribs.content!;
  });
  if (!tags.version) return {};
  const buttons = [1, 2, 3, 4].flatMap((number) => {
    const label = tags[`button:${number}`];
    const [target, postUrl] = [tags[`button:${number}:target`], tags[`button:${number}:post_url`]];
    const button = {label, action: tags[`button:${number}:action`] ?? 'post', target, postUrl};
    return label === undefined ? [] : [[String(number), button] as const];
  });
  return {
    frameInfo: {
      acceptedClients: Object.fromEntries(
        Object.entries(tags).flatMap(([name, value]) => (name.startsWith('accepts:') ? [[name.slice(8), value]] : [])),
      ),
      image: {content: tags.image, alt: tags['image:alt']},
      postUrl: tags.post_url,
      textInput: tags['input:text'] === undefined ? undefined : {content: tags['input:text']},
      state: tags.state,
      buttons: Object.fromEntries(buttons),
    },
  };
}
