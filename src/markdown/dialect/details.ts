/** `:::details[Title]`: text that readers can expand. */
import type {ContainerDirective} from 'mdast-util-directive';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {element} from '../jsx';
import {partsOf} from './containerParts';

/** Turns the container into `Details`, which begins with the summary: the title, or "Details" by default. */
export function detailsToJsx(details: ContainerDirective): MdxJsxFlowElement[] {
  const {label, content, shared} = partsOf(details);
  const open = details.attributes?.open === undefined ? undefined : null;
  const title = label?.children ?? [{type: 'text' as const, value: 'Details'}];
  return [element('Details', {...shared, open}, [element('summary', {}, title), ...content])];
}
