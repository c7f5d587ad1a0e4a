import {Suspense, useState, type ReactElement, type ReactNode} from 'react';
import {ElementIds, useElementId} from '../../hooks/elementId';
import {takeTurn, type Turn} from '../../hooks/hydration';

/**
 * A part of the page that is hydrated in a task of its own (`hooks/hydration`). Until then the server's HTML stays as
 * it is, and the part's state, refs and effects don't exist.
 *
 * @param children - must render exactly one HTML element; Preact would create further elements again instead of
 *   hydrating them
 */
export function HydrationBoundary({children}: {children: ReactElement}): ReactNode {
  const [turn] = useState(() => takeTurn('hydration'));
  const content = <ElementIds prefix={useElementId()}>{children}</ElementIds>;
  if (!turn) return content;
  return (
    <Suspense fallback={null}>
      <Part turn={turn}>{content}</Part>
    </Suspense>
  );
}

function Part({turn, children}: {turn: Turn; children: ReactNode}): ReactNode {
  // Suspense catches the promise. Preact's `use` doesn't work here, because it needs a component that has rendered
  // before.
  // oxlint-disable-next-line typescript/only-throw-error -- see above
  if (!turn.hasCome) throw turn.promise;
  return children;
}
