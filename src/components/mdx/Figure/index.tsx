import type {ReactNode} from 'react';

interface FigureProps {
  /** Shown below. */
  caption: ReactNode;
  /** A picture, a table, a sample. */
  children: ReactNode;
}

/** A picture or the like with its caption; an image with a title becomes one by itself. */
export function Figure({caption, children}: FigureProps): ReactNode {
  return (
    <figure>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
