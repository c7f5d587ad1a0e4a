/**
 * An XMTP network in memory. It answers the HTTP calls that xmtp-js makes, so tests also run the SDK's own HTTP client,
 * with its paging, retries, tokens and resubscriptions. No request leaves the machine.
 */
import {authn} from '@xmtp/proto';

/** The gRPC error codes that the network answers with. */
export const GRPC = {invalidArgument: 3, resourceExhausted: 8, unavailable: 14, unauthenticated: 16} as const;

export type Method = 'publish' | 'query' | 'batch-query' | 'subscribe';

/** An envelope as the network's HTTP gateway sends and receives it. */
interface Envelope {
  contentTopic: string;
  /** Nanoseconds since 1970. */
  timestampNs: string;
  /** The content in Base64. */
  message: string;
}

interface PagingInfo {
  limit?: number;
  direction?: string;
  cursor?: {index: {digest: string; senderTimeNs: string}};
}

interface QueryRequest {
  contentTopics: string[];
  startTimeNs?: string;
  endTimeNs?: string;
  pagingInfo?: PagingInfo;
}

interface Subscription {
  topics: ReadonlySet<string>;
  controller: ReadableStreamDefaultController<Uint8Array>;
}

/** A request as the network received it. */
export interface ReceivedRequest {
  method: Method;
  topics: string[];
  /** The header `X-App-Version`; null without the header. */
  appVersion: string | null;
  /** The address of the account that published; undefined for other methods, and without a token. */
  publisher?: string | undefined;
}

/** How the next `times` requests fail: with a gRPC status or, if `offline` is set, as if there were no connection. */
export interface Failure {
  method?: Method;
  times?: number;
  code?: number;
  message?: string;
  offline?: boolean;
  /** Only requests with a matching topic fail; by default, all do. */
  topic?: RegExp;
}

const MAX_PAGE = 100;
const MAX_BATCH = 50;

const answer = (body: unknown, status = 200): Response =>
  new Response(JSON.stringify(body), {status, headers: {'content-type': 'application/json'}});

const refuse = (code: number, message: string): Response =>
  answer({code, message, error: {message}}, code === GRPC.resourceExhausted ? 429 : 500);

class Network {
  readonly #envelopes: Envelope[] = [];
  readonly #subscriptions = new Set<Subscription>();
  #failures: (Failure & {times: number})[] = [];
  #held: {method: Method; released: Promise<void>; release: () => void}[] = [];
  #left = new Map<Method, number>();
  /** Every request so far, in order. */
  readonly requests: ReceivedRequest[] = [];

  /** Answers a call to the gateway's HTTP API. */
  async fetch(method: Method, init: RequestInit): Promise<Response> {
    const body = JSON.parse(init.body as string) as Record<string, unknown>;
    const headers = new Headers(init.headers);
    const received = {method, topics: topicsOf(method, body), appVersion: headers.get('x-app-version')};
    const publisher = method === 'publish' ? publisherOf(headers) : undefined;
    this.requests.push({...received, publisher});

    const failure = this.#failures.find(
      (each) =>
        each.times > 0 &&
        (!each.method || each.method === method) &&
        (!each.topic || received.topics.some((topic) => each.topic!.test(topic))),
    );
    if (failure) {
      failure.times -= 1;
      if (failure.offline) throw new TypeError('fetch failed');
      return refuse(failure.code ?? GRPC.unavailable, failure.message ?? 'unavailable');
    }
    const left = this.#left.get(method);
    if (left !== undefined) {
      if (left === 0) return refuse(GRPC.resourceExhausted, 'rate limit exceeded');
      this.#left.set(method, left - 1);
    }
    await Promise.all(this.#held.filter((each) => each.method === method).map(({released}) => released));

    switch (method) {
      case 'publish':
        return this.#publish(body.envelopes as Envelope[], publisher);
      case 'query':
        return answer(this.#query(body as unknown as QueryRequest));
      case 'batch-query': {
        const requests = body.requests as QueryRequest[];
        if (requests.length > MAX_BATCH) return refuse(GRPC.invalidArgument, 'too many requests in batch');
        return answer({responses: requests.map((request) => this.#query(request))});
      }
      case 'subscribe':
        return this.#subscribe(body.contentTopics as string[], init.signal ?? undefined);
    }
  }

  #publish(envelopes: Envelope[], publisher: string | undefined): Response {
    if (!publisher) return refuse(GRPC.unauthenticated, 'missing auth token');
    envelopes.forEach((envelope) => {
      this.put(envelope);
    });
    return answer({});
  }

  /** Stores an envelope, and passes it on to its topic's subscribers. */
  put(envelope: Envelope): void {
    this.#envelopes.push(envelope);
    for (const {topics, controller} of this.#subscriptions) {
      if (topics.has(envelope.contentTopic)) controller.enqueue(line(envelope));
    }
  }

  /**
   * Returns one page of envelopes, sorted by time. The time range includes both ends. A full page has a cursor to the
   * next page.
   */
  #query({contentTopics, startTimeNs, endTimeNs, pagingInfo = {}}: QueryRequest): unknown {
    const sign = pagingInfo.direction === 'SORT_DIRECTION_DESCENDING' ? -1 : 1;
    const limit = Math.min(pagingInfo.limit ?? MAX_PAGE, MAX_PAGE);
    const found = this.#envelopes
      .map((envelope, position) => ({...envelope, position}))
      .filter(
        ({contentTopic, timestampNs}) =>
          contentTopics.includes(contentTopic) &&
          (startTimeNs === undefined || BigInt(timestampNs) >= BigInt(startTimeNs)) &&
          (endTimeNs === undefined || BigInt(timestampNs) <= BigInt(endTimeNs)),
      )
      .sort((a, b) => sign * (Number(BigInt(a.timestampNs) - BigInt(b.timestampNs)) || a.position - b.position));
    const after = pagingInfo.cursor?.index.digest;
    const start = after === undefined ? 0 : found.findIndex(({position}) => String(position) === after) + 1;
    const page = found.slice(start, start + limit);
    const last = page.at(-1);
    return {
      envelopes: page.map(({contentTopic, timestampNs, message}) => ({contentTopic, timestampNs, message})),
      pagingInfo:
        last && page.length === limit
          ? {limit, cursor: {index: {digest: String(last.position), senderTimeNs: last.timestampNs}}}
          : {limit},
    };
  }

  #subscribe(topics: string[], signal: AbortSignal | undefined): Response {
    let subscription!: Subscription;
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        subscription = {topics: new Set(topics), controller};
        this.#subscriptions.add(subscription);
      },
    });
    signal?.addEventListener('abort', () => {
      if (!this.#subscriptions.delete(subscription)) return;
      subscription.controller.error(new DOMException('The operation was aborted', 'AbortError'));
    });
    return new Response(body);
  }

  /** The topics of all open streams. */
  get streamed(): string[] {
    return [...this.#subscriptions].flatMap(({topics}) => [...topics]);
  }

  /** Returns the envelopes of the matching topics, in the order in which they were published. */
  stored(topic: string | RegExp): readonly Envelope[] {
    return this.#envelopes.filter(({contentTopic}) =>
      typeof topic === 'string' ? contentTopic === topic : topic.test(contentTopic),
    );
  }

  /** Makes the next `times` matching requests fail. Without `times`, all of them fail until {@link recover}. */
  fail(failure: Failure = {}): void {
    this.#failures.push({times: Infinity, ...failure});
  }

  /** Ends all failures and rate limits. */
  recover(): void {
    this.#failures = [];
    this.#left.clear();
  }

  /** Sets a rate limit: answers `count` more requests of a method, then refuses them until {@link recover}. */
  limit(method: Method, count: number): void {
    this.#left.set(method, count);
  }

  /** Delays the answers to a method until the returned function is called. */
  hold(method: Method): () => void {
    let release!: () => void;
    const released = new Promise<void>((resolve) => (release = resolve));
    const entry = {method, released, release};
    this.#held.push(entry);
    return () => {
      this.#held = this.#held.filter((each) => each !== entry);
      release();
    };
  }

  /** Ends all delays, including those of a test that failed before it could end them. */
  releaseAll(): void {
    for (const {release} of this.#held) release();
    this.#held = [];
  }

  /** Closes every stream, like a lost connection. The SDK then connects again by itself. */
  loseConnections(): void {
    for (const {controller} of this.#subscriptions) controller.close();
    this.#subscriptions.clear();
  }

  /** Ends every stream for good, by aborting it. The SDK doesn't reconnect, as if the app had closed the stream. */
  close(): void {
    for (const {controller} of this.#subscriptions) {
      controller.error(new DOMException('The operation was aborted', 'AbortError'));
    }
    this.#subscriptions.clear();
  }
}

const line = (envelope: Envelope): Uint8Array => Buffer.from(`${JSON.stringify({result: envelope})}\n`);

function topicsOf(method: Method, body: Record<string, unknown>): string[] {
  if (method === 'publish') return (body.envelopes as Envelope[]).map(({contentTopic}) => contentTopic);
  if (method === 'batch-query') return (body.requests as QueryRequest[]).flatMap(({contentTopics}) => contentTopics);
  return body.contentTopics as string[];
}

/** Returns the address in the request's token; undefined without a token. */
function publisherOf(headers: Headers): string | undefined {
  const token = /^Bearer (.+)$/.exec(headers.get('authorization') ?? '')?.[1];
  if (token === undefined) return undefined;
  return authn.AuthData.decode(authn.Token.decode(Buffer.from(token, 'base64')).authDataBytes).walletAddr;
}

/** Answers requests to a host. `url` is the whole address. */
export type Host = (url: URL, init: RequestInit) => Promise<Response>;

/** Everything that `fetch` reaches: the three network environments, the hosts that a journey adds, and 127.0.0.1. */
export class Internet {
  readonly dev = new Network();
  readonly production = new Network();
  readonly local = new Network();
  readonly #hosts = new Map<string, Host>();
  readonly #fetch = globalThis.fetch;
  #isDown = false;

  constructor() {
    this.addHost('https://dev.xmtp.network', gateway(this.dev));
    this.addHost('https://production.xmtp.network', gateway(this.production));
    this.addHost('http://localhost:5555', gateway(this.local));
  }

  addHost(origin: string, host: Host): void {
    this.#hosts.set(origin, host);
  }

  /** Replaces `fetch`. Only requests to 127.0.0.1 are really sent. */
  readonly fetch = async (input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> => {
    const url = new URL(input instanceof Request ? input.url : input, 'http://app.example');
    const host = this.#hosts.get(url.origin);
    if (this.#isDown) return new Promise<never>(() => undefined);
    if (host) return host(url, init);
    if (url.hostname === '127.0.0.1') return this.#fetch(input, init);
    throw new TypeError(`fetch failed: no host at ${url.origin}`);
  };

  /** Stops answering, so that samples that never end do nothing after the tests. */
  shutDown(): void {
    this.#isDown = true;
    this.close();
  }

  /** Ends all streams, failures, limits and delays. */
  close(): void {
    for (const network of [this.dev, this.production, this.local]) {
      network.recover();
      network.releaseAll();
      network.close();
    }
  }
}

/** Returns a host that is the gateway of a network. */
export const gateway =
  (network: Network): Host =>
  (url, init) =>
    network.fetch(url.pathname.slice('/message/v1/'.length) as Method, init);
