import type {TOCItem} from '@docusaurus/mdx-loader';
import type {ReactNode} from 'react';

/** The page's headings beside the text (SPEC §2 "Outline"). */
export function Outline({items}: {items: readonly TOCItem[]}): ReactNode {
  return (
    <nav aria-label="On this page">
      {items.map(({id, value}) => (
        <a key={id} href={`#${id}`} dangerouslySetInnerHTML={{__html: value}} />
      ))}
    </nav>
  );
}
