/**
 * Replaces react-helmet-async in browser scripts. The server still renders the head with that package. In the browser,
 * the package compares and merges the tags of the whole page whenever one `<Head>` comes or goes. This module waits for
 * the next animation frame, and merges the tags only once, however many `<Head>`s have changed. `Helmet` has no prop
 * but `children`, and supports only `html`, `body`, `title` and the tags in `KEYS`. tests/contract/bundler.test.ts
 * checks that nothing uses more.
 */
import {Children, isValidElement, useLayoutEffect, useState, type ReactNode} from 'react';
// oxlint-disable-next-line portal/arrows -- Unlike the rest of src/plugins, this module runs in the browser.
import {isHydratingParts} from '../../hooks/hydration';
// oxlint-disable-next-line portal/arrows -- see above
import {inNextFrame} from '../../hooks/nextFrame';

interface Tag {
  type: string;
  attributes: Record<string, string>;
  content: string;
}

interface TagProps {
  children?: ReactNode;
  /** The content of a script, if it isn't in `children`. */
  innerHTML?: string;
  /** The content of a style sheet, if it isn't in `children`. */
  cssText?: string;
}

/** The attribute that marks tags from a `<Head>`. On `html` and `body`, it lists the attributes from a `<Head>`. */
const MARK = 'data-rh';

/** The attributes that identify a tag, by type. A tag replaces the tags with the same value in earlier `<Head>`s. */
const KEYS: Record<string, readonly string[]> = {
  link: ['rel', 'href'],
  meta: ['name', 'charset', 'http-equiv', 'property', 'itemprop'],
  script: ['src'],
  style: [],
};

const ATTRIBUTES: Record<string, string> = {className: 'class', httpEquiv: 'http-equiv'};

/** The children of each `<Head>` on the page, by the order in which they first rendered. */
const heads = new Map<number, ReactNode>();
let count = 0;
/** Whether an update waits for the next animation frame. */
let isRequested = false;
/** The tags of all `<Head>`s at the last update, as JSON. */
let shown: string | undefined;

/**
 * Adds its children to the document's head (SPEC §2 "Page head"). The document's `html` and `body` get the attributes of
 * the children `html` and `body`. If two `<Head>`s set the same thing, the one that rendered later wins.
 */
export function Helmet({children}: {children?: ReactNode}): ReactNode {
  const [order] = useState(() => count++);
  useLayoutEffect(() => {
    heads.set(order, children);
    requestUpdate();
    return () => {
      heads.delete(order);
      requestUpdate();
    };
  }, [order, children]);
  return null;
}

/** Renders its children. Docusaurus' entry module needs this export. */
export function HelmetProvider({children}: {children: ReactNode}): ReactNode {
  return children;
}

function tagsIn(children: ReactNode): Tag[] {
  return Children.toArray(children).flatMap((child) => {
    if (!isValidElement<TagProps>(child)) return [];
    const {children: text, innerHTML, cssText, ...attributes} = child.props;
    const entries = Object.entries<string | boolean | undefined>(attributes);
    return {
      type: String(child.type),
      attributes: Object.fromEntries(
        entries.map(([name, value]) => [ATTRIBUTES[name] ?? name.toLowerCase(), String(value ?? '')]),
      ),
      content: innerHTML ?? cssText ?? (Children.toArray(text) as string[]).join(''),
    };
  });
}

function requestUpdate(): void {
  if (isRequested) return;
  isRequested = true;
  inNextFrame(() => {
    isRequested = false;
    // The `<Head>`s in parts that aren't hydrated yet are missing. An update would remove their tags.
    if (isHydratingParts()) requestUpdate();
    else updateDocument();
  });
}

function updateDocument(): void {
  const tagsByHead = [...heads].sort(([a], [b]) => a - b).map(([, children]) => tagsIn(children));
  const json = JSON.stringify(tagsByHead);
  // A `<Head>` has rendered again without a change.
  if (json === shown) return;
  shown = json;
  const tags = tagsByHead.flat();
  for (const type of ['html', 'body'] as const) {
    const attributes = tags.filter((tag) => tag.type === type).map((tag) => tag.attributes);
    updateAttributes(document.querySelector(type)!, Object.assign({}, ...attributes) as Tag['attributes']);
  }
  const title = tags.filter(({type}) => type === 'title').at(-1)?.content;
  if (title && title !== document.title) document.title = title;

  const unused = new Set(document.head.querySelectorAll(`[${MARK}]:not(title)`));
  const added = effectiveTags(tagsByHead)
    .map(createElement)
    .filter((element) => {
      const same = [...unused].find((present) => present.isEqualNode(element));
      return !same || !unused.delete(same);
    });
  for (const element of unused) element.remove();
  document.head.append(...added);
}

function updateAttributes(element: Element, attributes: Record<string, string>): void {
  const names = Object.keys(attributes);
  for (const name of element.getAttribute(MARK)?.split(',') ?? []) {
    if (!names.includes(name)) element.removeAttribute(name);
  }
  for (const name of names) {
    if (element.getAttribute(name) !== attributes[name]) element.setAttribute(name, attributes[name]!);
  }
  const mark = names.join(',');
  if (mark === '') element.removeAttribute(MARK);
  else if (mark !== element.getAttribute(MARK)) element.setAttribute(MARK, mark);
}

/** Returns the tags that have a key, except those whose key a later head has too. */
function effectiveTags(tagsByHead: readonly Tag[][]): Tag[] {
  const taken = new Set<string>();
  const effective: Tag[] = [];
  for (const tags of [...tagsByHead].reverse()) {
    const own = tags.flatMap((tag) => {
      const key = keyOf(tag);
      return key !== undefined && !taken.has(key) ? [{tag, key}] : [];
    });
    // A head may have several tags with the same key.
    for (const {key} of own) taken.add(key);
    effective.unshift(...own.map(({tag}) => tag));
  }
  return effective;
}

/** Returns what identifies a tag: its content, or its last attribute in `KEYS`. */
function keyOf({type, attributes, content}: Tag): string | undefined {
  const names = KEYS[type];
  if (!names) return undefined;
  const isKey = (name: string) => names.includes(name) && !(name === 'rel' && attributes.rel === 'stylesheet');
  const name = attributes.rel === 'canonical' ? 'rel' : Object.keys(attributes).filter(isKey).at(-1);
  const value = content || (name && attributes[name]);
  return value ? `${type} ${content ? '' : name} ${value}`.toLowerCase() : undefined;
}

function createElement({type, attributes, content}: Tag): Element {
  const element = document.createElement(type);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(MARK, 'true');
  element.textContent = content;
  return element;
}
