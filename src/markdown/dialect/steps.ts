/** `:::steps`: instructions in order, one step for each heading. */
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../jsx';
import {partsOf} from './containerParts';
import {DialectError} from './problem';

type Content = ContainerDirective['children'][number];

/**
 * Turns the container into the component `Steps`. Each heading begins a `Step`, unless it's deeper than the first
 * heading. Content before the first heading is moved before the steps.
 *
 * @throws DialectError if there is no heading
 */
export function stepsToJsx(steps: ContainerDirective): Content[] {
  const {label, content, shared} = partsOf(steps);
  const first = content.find((child) => child.type === 'heading');
  if (!first) {
    throw new DialectError(
      ':::steps has no heading: begin each step with one, such as "### Install the SDK".',
      steps.position,
    );
  }
  const intro = label ? [label as Content] : [];
  const children: MdxJsxFlowElement[] = [];
  for (const child of content) {
    if (child.type === 'heading' && child.depth <= first.depth) children.push(element('Step', {}, []));
    (children.at(-1)?.children ?? intro).push(child);
  }
  return [...intro, element('Steps', shared, children)];
}
