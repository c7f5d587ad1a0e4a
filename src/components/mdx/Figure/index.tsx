import type {ReactNode} from 'react';

interface FigureProps {
  /** The text below the content. */
  caption: ReactNode;
  /** The content, such as an image, a table or a code sample. */
  children: ReactNode;
}

/** Content with a caption. In Markdown, an image with a title becomes a figure automatically. */
export function Figure({caption, children}: FigureProps): ReactNode {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
