import {memo, type ReactNode} from 'react';
import SearchBar from '@theme/SearchBar';
import {DocumentLayout} from '../../components/DocumentLayout';
import {DocumentTheme} from '../../components/DocumentTheme';
import {Search} from '../../components/Search';
import {TopBar} from '../../components/TopBar';

export default memo(function Navbar(): ReactNode {
  return (
    <>
      <DocumentLayout />
      <DocumentTheme />
      <Search>
        <TopBar search={<SearchBar />} />
      </Search>
    </>
  );
});
