/** A stand-in for the host of a built site. Tests can make it fail, and can publish new releases on it. */
import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type ServerResponse,
} from 'node:http';
import type {AddressInfo} from 'node:net';
import {filesBelow} from '../../src/buildTools/filesBelow';
import {deferred, type Deferred} from './deferred';

/** What the host does instead of answering normally. */
export type Fault =
  /** A number: an error page with this status. */
  | 403
  | 404
  | 500
  | 503
  /**
   * An HTML page with status 200, which hosts of single-page apps send for any missing file. `unprotected html` is the
   * same without the header `X-Content-Type-Options: nosniff`.
   */
  | 'html'
  | 'unprotected html'
  | 'text'
  | 'empty'
  | 'null'
  | 'garbage'
  /** A script that throws. */
  | 'throws'
  /** Half of the file, with the `Content-Length` of that half. */
  | 'half'
  /** Half of the file, with the `Content-Length` of the whole file. Then the host closes the connection. */
  | 'cut'
  /** Half of the file, then nothing more. */
  | 'stalls'
  | 'reset'
  | 'hangs'
  /** The file, half a second later. */
  | 'late'
  /** The file, as soon as the fault ends. */
  | 'waits';

/** Whether a fault affects a file. `file` is the file's path in the first release, relative to the base path. */
export type Affected = (file: string) => boolean;

export interface FaultyHost {
  /** `http://localhost:…` and the base path, without a trailing slash. */
  address: string;
  /** The paths of the documents that browsers requested, in order, without the base path. */
  documents: readonly string[];
  /** The paths of the files whose requests have failed, in order, as in the first release. */
  failed: readonly string[];
  /**
   * Makes requests fail.
   *
   * @param times - how often each file fails; always by default
   * @returns a function that ends the fault. Requests that hang stay open.
   */
  fail: (affected: Affected, fault: Fault, times?: number) => () => void;
  /** Publishes a new release, in which all files with a hash in their names have new names. */
  release: (options?: {keepsOldFiles?: boolean}) => void;
  /**
   * From now on, sends documents and other files without a hash in their names from the second-newest release, like an
   * outdated proxy.
   */
  sendOldDocuments: () => void;
  /** Answers every second request with files of the second-newest release. */
  alternate: () => void;
  /** Cuts all open connections. */
  cutLines: () => void;
  /** Ends all faults, and goes back to the first release. */
  reset: () => void;
  close: () => Promise<void>;
}

/** Matches the paths of files with a hash in their names. */
const HASHED =
  /^(?:assets\/js\/.*\.([0-9a-f]{8})\.(?:js|text\.json)|assets\/pages\/([0-9a-f]{8})\.\d+\.json|_portal\/search-index-([0-9a-f]{12})\.json|_portal\/texts\/([0-9a-f]{12})\.json)$/;

const hashOf = (file: string): string | undefined => HASHED.exec(file)?.slice(1).find(Boolean);

const TEXT = /\.(?:html|js|css|json)$|^[^.]*$/;

interface Rule {
  affected: Affected;
  fault: Fault;
  left: Map<string, number>;
  times: number;
  /** Resolves when the fault ends. */
  end: Deferred<void>;
}

/**
 * Starts the host.
 *
 * @param folder - the built site
 * @param origin - the origin of a server that serves the site
 * @param basePath - with a slash at both ends
 */
export async function startFaultyHost(folder: string, origin: string, basePath: string): Promise<FaultyHost> {
  const hashes = filesBelow(folder).flatMap((file) => hashOf(file) ?? []);
  const documents: string[] = [];
  const failed: string[] = [];
  let rules: Rule[] = [];
  let current = 0;
  let keepsOldFiles = true;
  let oldDocuments = false;
  let alternates = false;
  let count = 0;

  const renamed = (hash: string, release: number): string =>
    ((Number.parseInt(hash[0]!, 16) + release) % 16).toString(16) + hash.slice(1);
  /** Maps each hash in the file names of the first release to its counterpart in `release`. */
  const namesOf = (release: number): ReadonlyMap<string, string> =>
    new Map(hashes.map((hash) => [hash, renamed(hash, release)]));
  const rename = (text: string, names: ReadonlyMap<string, string>): string =>
    text.replace(/(?<![0-9a-f])(?:[0-9a-f]{12}|[0-9a-f]{8})(?![0-9a-f])/g, (hash) => names.get(hash) ?? hash);

  /** Returns the release that has a file, and the file's name in the first release; undefined if no release has it. */
  function find(file: string): {release: number; original: string} | undefined {
    const newest = alternates && ++count % 2 === 0 ? current - 1 : current;
    for (let release = newest; release >= 0; release--) {
      const hash = hashOf(file);
      if (hash === undefined) return {release: oldDocuments ? Math.max(0, release - 1) : release, original: file};
      const originals = new Map([...namesOf(release)].map(([from, to]) => [to, from]));
      if (originals.has(hash)) return {release, original: rename(file, originals)};
      if (!keepsOldFiles) return undefined;
    }
    return undefined;
  }

  function handle(request: IncomingMessage, response: ServerResponse): void {
    const url = request.url!;
    const file = decodeURI(url.split('?', 1)[0]!).slice(basePath.length);
    if (request.headers['sec-fetch-mode'] === 'navigate') documents.push(`/${file}`);
    const found = find(file);
    const original = found?.original ?? file;
    const rule = rules.find(({affected, left, times}) => {
      if (!affected(original)) return false;
      const rest = left.get(original) ?? times;
      left.set(original, rest - 1);
      return rest > 0;
    });
    if (rule?.fault === 'waits') {
      void rule.end.promise.then(() => handle(request, response));
      return;
    }
    if (rule) failed.push(original);
    if (rule?.fault === 'hangs') return;
    if (rule?.fault === 'reset') {
      request.socket.destroy();
      return;
    }
    // For a missing file, send the server's own answer to a request for a file that doesn't exist.
    const target = found ? basePath + found.original : `${basePath}assets/js/gone.00000000.js`;
    const headers = without(request.headers, 'if-none-match', 'if-modified-since');
    const forwarded = ask(
      origin + (file === found?.original ? url : target),
      {method: request.method, headers: {...headers, 'accept-encoding': 'identity'}},
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => {
          let body = Buffer.concat(chunks);
          const release = found?.release ?? 0;
          if (release > 0 && TEXT.test(found!.original)) {
            const text = rename(body.toString(), namesOf(release));
            body = Buffer.from(text.replace('<html', `<html data-release="${release + 1}"`));
          }
          const kept = without(answer.headers, 'etag', 'last-modified', 'transfer-encoding');
          send(response, rule?.fault, answer.statusCode!, kept, body);
        });
      },
    );
    forwarded.on('error', () => response.destroy());
    forwarded.end();
  }

  const server = createServer((request, response) => {
    try {
      handle(request, response);
    } catch {
      // The path isn't UTF-8, so pass the request on as it is.
      const {method, headers} = request;
      const forwarded = ask(origin + request.url!, {method, headers}, (answer) => {
        response.writeHead(answer.statusCode!, answer.headers);
        answer.pipe(response);
      });
      forwarded.on('error', () => response.destroy());
      forwarded.end();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve));

  return {
    address: `http://localhost:${(server.address() as AddressInfo).port}${basePath.slice(0, -1)}`,
    documents,
    failed,
    fail(affected, fault, times = Infinity) {
      const rule = {affected, fault, times, left: new Map<string, number>(), end: deferred()};
      rules = [rule, ...rules];
      return () => {
        rules = rules.filter((other) => other !== rule);
        rule.end.resolve();
      };
    },
    release(options) {
      current += 1;
      keepsOldFiles = options?.keepsOldFiles ?? false;
    },
    sendOldDocuments() {
      oldDocuments = true;
    },
    alternate() {
      alternates = true;
    },
    reset() {
      rules = [];
      current = 0;
      keepsOldFiles = true;
      oldDocuments = false;
      alternates = false;
      count = 0;
      documents.length = 0;
      failed.length = 0;
      server.closeAllConnections();
    },
    cutLines: () => server.closeAllConnections(),
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      server.closeAllConnections();
      await closed;
    },
  };
}

const without = (headers: OutgoingHttpHeaders, ...names: string[]): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** Sends an answer, changed by the fault if there is one. */
function send(
  response: ServerResponse,
  fault: Fault | undefined,
  status: number,
  headers: OutgoingHttpHeaders,
  body: Buffer,
): void {
  const write = (code: number, changed: OutgoingHttpHeaders, content: Buffer | string = body): void => {
    response.writeHead(code, {...headers, 'content-length': Buffer.byteLength(content), ...changed});
    response.end(content);
  };
  const writePage = (code: number, ...removed: string[]): void => {
    const page = '<!doctype html><title>Error of the host</title><h1>Error of the host</h1>';
    const own = {...uncached, 'content-type': 'text/html; charset=utf-8', 'content-length': Buffer.byteLength(page)};
    response.writeHead(code, {...without(headers, 'content-security-policy', ...removed), ...own});
    response.end(page);
  };
  const uncached = {'cache-control': 'no-store'};
  // In a document, halve only what follows the style sheet in the head, so that the cut is in the text.
  const start = body.lastIndexOf('</style>') + 1;
  const half = body.subarray(0, start + (body.length - start) / 2);
  if (typeof fault === 'number') return writePage(fault);
  switch (fault) {
    case 'html':
      return writePage(200);
    case 'unprotected html':
      return writePage(200, 'x-content-type-options');
    case 'text':
      return write(200, {...uncached, 'content-type': 'text/plain'});
    case 'empty':
      return write(200, uncached, '');
    case 'null':
      return write(200, uncached, 'null');
    case 'garbage':
      return write(200, uncached, '\u0000{]<');
    case 'throws':
      return write(200, uncached, 'throw new Error("This release is broken.");');
    case 'half':
      return write(200, uncached, half);
    case 'cut':
    case 'stalls':
      response.writeHead(status, {...headers, ...uncached, 'content-length': body.length});
      response.write(half, () => {
        if (fault === 'cut') response.destroy();
      });
      return undefined;
    case 'late':
      setTimeout(() => write(status, uncached), 500);
      return undefined;
    case 'hangs':
    case 'reset':
    case 'waits':
    case undefined:
      return write(status, {});
  }
}
