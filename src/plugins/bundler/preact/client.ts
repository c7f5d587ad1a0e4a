/** Implements, with Preact, the part of `react-dom/client` that Docusaurus uses. */
import {options, type ComponentChild} from 'preact';
import {hydrate, render} from 'preact/compat';
// oxlint-disable-next-line portal/arrows -- Unlike the rest of src/plugins, this module runs in the browser.
import {endEarlyClicks} from '../../../hooks/earlyClick';
// oxlint-disable-next-line portal/arrows -- see above
import {startHydration} from '../../../hooks/hydration';
// oxlint-disable-next-line portal/arrows -- see above
import {startLateLayout} from '../../../hooks/lateLayout';
// oxlint-disable-next-line portal/arrows -- see above
import {needText} from '../../../hooks/pageText';

interface Root {
  render: (app: ComponentChild) => void;
}

interface RootOptions {
  /** Called when the server's HTML lacks an element, which Preact then creates. */
  onRecoverableError?: (error: unknown, info: object) => void;
}

/** Preact's hook for elements that the server's HTML lacks. Its minified name is the same in all Preact releases. */
interface HydrationHook {
  __m?: (element: {type: string}) => void;
}

/** A component that Preact has rendered. */
interface Rendered {
  /** The component's last node. This field is the portal's own. */
  portalNode?: VirtualNode;
}

/** The fields of a virtual node, by their minified names, which are the same in all Preact releases. */
interface VirtualNode {
  /** The node's component; missing for elements and text. */
  __c?: Rendered | null;
  /** Null if rendering the component has failed or is suspended. It then keeps the children of its earlier node. */
  __v: number | null;
  /** The rendered children. */
  __k: unknown[] | null;
  /** The first element or text in the page. */
  __e: unknown;
}

/**
 * Empties each component's virtual node as soon as a later one replaces it. Preact keeps the earlier nodes: an element
 * that a component renders again and again keeps its first node, and a node whose component doesn't render again refers
 * to its parent's later node. So all pages that the reader has seen would stay in memory.
 */
function freeReplacedNodes(): void {
  const hooks = options as {diffed?: (node: VirtualNode) => void};
  const {diffed} = hooks;
  hooks.diffed = (node) => {
    const {__c: component, __v: original} = node;
    if (component && original !== null) {
      const replaced = component.portalNode;
      if (replaced && replaced !== node) Object.assign(replaced, {__k: [], __e: null});
      component.portalNode = node;
    }
    diffed?.(node);
  };
}

/**
 * Hydrates the server's HTML in `container`. Unlike Preact's own `hydrateRoot`, this function reports elements that the
 * HTML lacks. Preact creates these elements from the page's static text, so this function also asks for the text.
 */
function hydrateRoot(container: Element, app: ComponentChild, {onRecoverableError}: RootOptions = {}): Root {
  (options as HydrationHook).__m = ({type}) => {
    needText();
    onRecoverableError?.(new Error(`Hydration: the HTML lacks a <${type}>.`), {});
  };
  freeReplacedNodes();
  // Hydrate in a separate task. The current task has just run the page's scripts, and would become too long.
  setTimeout(() => {
    endEarlyClicks();
    startHydration();
    startLateLayout();
    hydrate(app, container);
  });
  return createRoot(container);
}

function createRoot(container: Element): Root {
  return {
    render(app) {
      render(app, container);
    },
  };
}

export default {createRoot, hydrateRoot};
