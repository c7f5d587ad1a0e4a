import {createContext, useContext, useState, type ReactNode} from 'react';

type NextId = () => string;

function countIds(prefix: string): NextId {
  let count = 0;
  return () => `${prefix}-${count++}`;
}

const Ids = createContext<NextId>(countIds('id'));

/**
 * Gives element ids to the components inside: the prefix and a number, from 0. The ids don't depend on the order in
 * which the parts of the page are hydrated, so they are the same on the server and in the browser. Ids from Preact's
 * `useId` could differ, because `useId` counts in the order of rendering.
 *
 * @param prefix - how the ids start; unique on the page
 */
export function ElementIds({prefix, children}: {prefix: string; children: ReactNode}): ReactNode {
  const [nextId] = useState(() => countIds(prefix));
  return <Ids value={nextId}>{children}</Ids>;
}

/** Returns an element id that no other component has. It stays the same while the component is mounted. */
export function useElementId(): string {
  const [id] = useState(useContext(Ids));
  return id;
}
