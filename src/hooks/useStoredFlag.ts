import {useCallback, useState} from 'react';
import {local} from './storage';

/** What storage holds as a flag; `byDefault` where it holds nothing, or something else. */
export function flagOf(value: string | undefined, byDefault: boolean): boolean {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return byDefault;
}

/** A flag of the reader's, kept in local storage. Not for what the server renders: there is no storage. */
export function useStoredFlag(key: string, byDefault: boolean): [value: boolean, set: (value: boolean) => void] {
  const [value, setValue] = useState(() => flagOf(local.read(key), byDefault));
  const set = useCallback(
    (next: boolean) => {
      setValue(next);
      local.write(key, String(next));
    },
    [key],
  );
  return [value, set];
}
