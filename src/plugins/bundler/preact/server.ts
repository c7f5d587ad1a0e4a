/**
 * Implements, with Preact, the part of `react-dom/server` that Docusaurus uses. An error must fail the build, as with
 * React. With Preact's own `renderToPipeableStream`, the page's error boundary would catch the error, and the HTML
 * would lack the failed part.
 */
import type {Writable} from 'node:stream';
import {options, type VNode} from 'preact';
// This import sets the hook `options.vnode`, which the code below extends.
import 'preact/compat';
import {renderToStringAsync} from 'preact-render-to-string';

interface Callbacks {
  onError: (error: unknown) => void;
  /** Called when all of the HTML is ready. */
  onAllReady: () => void;
}

const toPreact = options.vnode?.bind(options);
// Restores `translate="no"`. Preact turns it into `translate={false}`, and leaves out attributes that are false.
options.vnode = (node) => {
  toPreact?.(node);
  const {translate} = node.props as {translate?: unknown};
  if (typeof node.type === 'string' && translate === false) Object.assign(node.props, {translate: 'no'});
};

/** Renders `app`, and waits for its asynchronous parts. The result's `pipe` writes the HTML and ends the stream. */
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
