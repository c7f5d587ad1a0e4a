/** Reads the label, and the attributes that all containers can have. */
import type {Paragraph} from 'mdast';
import type {ContainerDirective} from 'mdast-util-directive';

export interface ContainerParts {
  /** The `[Title]`; undefined without a title. */
  label: Paragraph | undefined;
  content: ContainerDirective['children'];
  /** The attributes `id` and `class`, under their names in JSX; undefined if they aren't set. */
  shared: {id: string | undefined; className: string | undefined};
}

/** Splits a container into its label, content and attributes. */
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
