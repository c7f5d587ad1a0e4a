import type {ReactNode} from 'react';
import {useSearchHost} from '../../hooks/useSearchHost';
import {loadSearch, prepareSearch} from './load';
import {SearchFrame} from './SearchFrame';

/** The search dialog (SPEC §2), in the page while it is open. One a page; buttons and shortcuts open it. */
export function Search(): ReactNode {
  const {isOpen, ...host} = useSearchHost(loadSearch, prepareSearch);
  return isOpen && <SearchFrame {...host} />;
}
