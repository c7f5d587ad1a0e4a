/**
 * The part of `react-dom/server` that Docusaurus uses, with Preact. In Preact's own `renderToPipeableStream`, the page's
 * error boundary catches an error and the HTML lacks that part. The build must fail instead, as with React.
 */
import type {Writable} from 'node:stream';
import type {VNode} from 'preact';
import {renderToStringAsync} from 'preact-render-to-string';

interface Callbacks {
  onError: (error: unknown) => void;
  /** Called when all of the HTML is ready. */
  onAllReady: () => void;
}

/** Renders `app` and everything that it waits for. The result's `pipe` writes the HTML and ends the stream. */
export function renderToPipeableStream(
  app: VNode,
  {onError, onAllReady}: Callbacks,
): {pipe: (stream: Writable) => void} {
  let html = '';
  Promise.resolve(renderToStringAsync(app))
    .then((text) => {
      html = text;
      onAllReady();
    })
    .catch(onError);
  return {
    pipe(stream) {
      stream.end(html);
    },
  };
}
