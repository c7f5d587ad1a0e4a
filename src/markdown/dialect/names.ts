/** The directives of the portal's Markdown dialect. Every other name, and every other attribute, is an error. */
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import {CALLOUTS} from '../../shared/callouts';
import {closestSpelling} from '../../shared/closestSpelling';
import type {PageComponent} from './pageComponents';
import {CODE_GROUP} from '../codeGroup';
import {detailsToJsx} from './details';
import {checkAttributeName, DialectError} from './problem';
import {stepsToJsx} from './steps';

interface Container {
  /** The attributes that the container may have in braces. */
  attributes: readonly string[];
  /** Returns the nodes that replace the container; undefined if another plugin replaces it. */
  toJsx: ((container: ContainerDirective) => ContainerDirective['children']) | undefined;
}

const SHARED = ['id', 'class'];

/** The containers of the dialect, by name. */
export const CONTAINERS: Readonly<Record<string, Container>> = {
  // Docusaurus turns these into admonitions.
  ...Object.fromEntries(CALLOUTS.map((name) => [name, {attributes: [...SHARED, 'title'], toJsx: undefined}])),
  steps: {attributes: SHARED, toJsx: stepsToJsx},
  details: {attributes: [...SHARED, 'open'], toJsx: detailsToJsx},
  // remarkCode turns these into tabs.
  [CODE_GROUP]: {attributes: [], toJsx: undefined},
};

/** The component of each directive without content, such as `::authors`. */
export const LEAVES: Readonly<Record<string, PageComponent>> = {
  authors: 'Authors',
  'blog-posts': 'BlogPosts',
  sponsors: 'Sponsors',
};

export const CONTAINER_NAMES = Object.keys(CONTAINERS);
const LEAF_NAMES = Object.keys(LEAVES);

/**
 * Checks the name and the attributes of a directive.
 *
 * @throws DialectError with a suggestion, if the name or an attribute isn't supported
 */
export function checkDirective(directive: ContainerDirective | LeafDirective): void {
  const isContainer = directive.type === 'containerDirective';
  const [own, other] = isContainer ? [CONTAINER_NAMES, LEAF_NAMES] : [LEAF_NAMES, CONTAINER_NAMES];
  const {name} = directive;
  if (own.includes(name)) {
    const known = isContainer ? CONTAINERS[name]!.attributes : [];
    for (const attribute of Object.keys(directive.attributes ?? {})) {
      checkAttributeName(formatDirective(directive), attribute, known, directive.position);
    }
    return;
  }
  throw new DialectError(
    `${formatDirective(directive)} isn't supported: ${remedy(name, own, other, isContainer)}`,
    directive.position,
  );
}

/** Formats a directive as in the source, without label and attributes. */
export function formatDirective({type, name}: ContainerDirective | LeafDirective): string {
  return type === 'containerDirective' ? `:::${name}` : `::${name}`;
}

function remedy(name: string, own: readonly string[], other: readonly string[], isContainer: boolean): string {
  const [colons, otherColons] = isContainer ? [':::', '::'] : ['::', ':::'];
  if (other.includes(name)) {
    return isContainer
      ? `it has no content, so write ${otherColons}${name} without a closing line.`
      : `it has content, so write ${otherColons}${name} and close it with ${otherColons}.`;
  }
  // In `:::infoImportant`, for example, the title has no brackets.
  const glued = own.find((known) => name.startsWith(known) && /^[A-Z]/.test(name.slice(known.length)));
  if (glued !== undefined) return `write ${colons}${glued}[${name.slice(glued.length)}].`;
  const near = closestSpelling(name, own);
  return near === undefined
    ? `write one of ${own.map((known) => colons + known).join(', ')}.`
    : `write ${colons}${near}.`;
}
