import type {ReactNode} from 'react';
import {SearchButton} from '../../components/Search/SearchButton';

export default function SearchBar(): ReactNode {
  return <SearchButton />;
}
