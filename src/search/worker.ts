/** The worker: a file of its own, from the site's own origin, so that searching never holds up the page. */
import type {SearchReply, SearchRequest} from './protocol';
import {createServer} from './serve';

/** What a worker's global scope is, as far as it matters here; the types of the page say Window. */
interface WorkerScope {
  addEventListener: (type: 'message', listener: (event: MessageEvent<SearchRequest>) => void) => void;
  postMessage: (reply: SearchReply) => void;
}

const scope = globalThis as unknown as WorkerScope;
const answer = createServer();

scope.addEventListener('message', ({data}) => {
  void answer(data).then((reply) => scope.postMessage(reply));
});
