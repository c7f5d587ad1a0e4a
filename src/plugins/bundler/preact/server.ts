/**
 * The part of `react-dom/server` that Docusaurus uses, with Preact. In Preact's own `renderToPipeableStream`, the
 * page's error boundary catches an error and the HTML lacks that part. The build must fail instead, as with React.
 */
import type {Writable} from 'node:stream';
import {options, type VNode} from 'preact';
// First, because the hook below follows its own.
import 'preact/compat';
import {renderToStringAsync} from 'preact-render-to-string';

interface Callbacks {
  onError: (error: unknown) => void;
  /** Called when all of the HTML is ready. */
  onAllReady: () => void;
}

const toPreact = options.vnode?.bind(options);
/**
 * Preact turns `translate="no"` into the property value `false`, and an attribute with `false` is left out. This
 * restores "no".
 */
options.vnode = (node) => {
  toPreact?.(node);
  const {translate} = node.props as {translate?: unknown};
  if (typeof node.type === 'string' && translate === false) Object.assign(node.props, {translate: 'no'});
};

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
