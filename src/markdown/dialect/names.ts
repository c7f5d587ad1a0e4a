/** The directives that the dialect knows; every other name, and every other attribute, is an error. */
import type {ContainerDirective, LeafDirective} from 'mdast-util-directive';
import {CALLOUTS} from '../../shared/callouts';
import {closestSpelling} from '../../shared/closestSpelling';
import {CODE_GROUP} from '../codeGroup';
import {detailsToJsx} from './details';
import {DialectError} from './problem';
import {stepsToJsx} from './steps';

interface Container {
  /** What the container may have in braces; undefined where another part of the build reads it. */
  attributes: readonly string[] | undefined;
  /** What replaces the container; undefined where another part of the build turns it into a component. */
  toJsx: ((container: ContainerDirective) => ContainerDirective['children']) | undefined;
}

const SHARED = ['id', 'class'];

/** Every container of the dialect. */
export const CONTAINERS: Readonly<Record<string, Container>> = {
  // Docusaurus' admonitions.
  ...Object.fromEntries(CALLOUTS.map((name) => [name, {attributes: [...SHARED, 'title'], toJsx: undefined}])),
  steps: {attributes: SHARED, toJsx: stepsToJsx},
  details: {attributes: [...SHARED, 'open'], toJsx: detailsToJsx},
  // remarkCode's.
  [CODE_GROUP]: {attributes: undefined, toJsx: undefined},
};

/** What stands in a line of its own, and the component that it becomes. */
export const LEAVES: Readonly<Record<string, string>> = {
  authors: 'Authors',
  'blog-posts': 'BlogPosts',
  sponsors: 'Sponsors',
};

export const CONTAINER_NAMES = Object.keys(CONTAINERS);
const LEAF_NAMES = Object.keys(LEAVES);

/** @throws DialectError where the name or an attribute is not known, with the one that was meant where there is one */
export function checkDirective(directive: ContainerDirective | LeafDirective): void {
  const isContainer = directive.type === 'containerDirective';
  const [own, other] = isContainer ? [CONTAINER_NAMES, LEAF_NAMES] : [LEAF_NAMES, CONTAINER_NAMES];
  const {name} = directive;
  if (own.includes(name)) {
    checkAttributes(directive, isContainer ? CONTAINERS[name]!.attributes : []);
    return;
  }
  throw new DialectError(
    `${formatDirective(directive)} is not known: ${remedy(name, own, other, isContainer)}`,
    directive.position,
  );
}

/** A directive as its writer put it down, without label and attributes. */
export function formatDirective({type, name}: ContainerDirective | LeafDirective): string {
  return type === 'containerDirective' ? `:::${name}` : `::${name}`;
}

function remedy(name: string, own: readonly string[], other: readonly string[], isContainer: boolean): string {
  const [colons, otherColons] = isContainer ? [':::', '::'] : ['::', ':::'];
  if (other.includes(name)) {
    return isContainer
      ? `it holds nothing, write ${otherColons}${name} without a closing line.`
      : `it holds other text, write ${otherColons}${name} and close it with ${otherColons}.`;
  }
  const near = closestSpelling(name, own);
  return near === undefined
    ? `write one of ${own.map((known) => colons + known).join(', ')}.`
    : `write ${colons}${near}.`;
}

/** @param known - undefined where another part of the build reads the attributes */
function checkAttributes(directive: ContainerDirective | LeafDirective, known: readonly string[] | undefined): void {
  const unknown = known && Object.keys(directive.attributes ?? {}).find((name) => !known.includes(name));
  if (unknown === undefined) return;
  const near = closestSpelling(unknown, known!);
  const allowed = known!.length > 0 ? `it takes ${known!.join(', ')}` : 'it takes none';
  throw new DialectError(
    `${formatDirective(directive)} has no attribute "${unknown}": ${near === undefined ? allowed : `write "${near}"`}.`,
    directive.position,
  );
}
