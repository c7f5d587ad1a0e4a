import {useCallback, useState} from 'react';
import {local} from '../../hooks/storage';

/** Parses a stored value as a flag. Returns `byDefault` for a missing or invalid value. */
export function flagOf(value: string | undefined, byDefault: boolean): boolean {
  if (value === 'true') return true;
  if (value === 'false') return false;
  return byDefault;
}

/**
 * Returns a flag that is kept in local storage, and the function that sets it. Don't use this hook in server-rendered
 * markup: the server has no storage, so its HTML could differ from the browser's.
 */
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
