import {useLayoutEffect, useState, type ReactNode} from 'react';
import {takeTurn} from '../../hooks/hydration';

interface Props {
  /** Whether readers see the part as soon as the page shows. If so, it renders at once. */
  isInView?: boolean;
  children: ReactNode;
}

/**
 * A part of the page that renders in a task of its own, after the first paint, when the reader has gone to another
 * page (`hooks/hydration`). Until then the part is empty.
 */
export function LaterPart({isInView = false, children}: Props): ReactNode {
  const [turn, setTurn] = useState(() => (isInView ? undefined : takeTurn('navigation')));
  useLayoutEffect(() => {
    void turn?.promise.then(() => setTurn(undefined));
  }, [turn]);
  return turn ? null : children;
}
