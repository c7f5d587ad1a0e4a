/** What the labels and attributes of containers have in common. */
import type {Paragraph} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

export interface ContainerParts {
  /** `[Title]`, where there is one. */
  label: Paragraph | undefined;
  content: ContainerDirective['children'];
  /** `id` and `class`, in the words of JSX; undefined where they are not set. */
  shared: {id: string | undefined; className: string | undefined};
}

export function partsOf(container: ContainerDirective): ContainerParts {
  const [first, ...rest] = container.children;
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined;
  const {id, class: className} = container.attributes ?? {};
  return {
    label,
    content: label ? rest : container.children,
    shared: {id: id ?? undefined, className: className ?? undefined},
  };
}
