import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {ThemeClassNames} from '@docusaurus/theme-common';
import type {Props} from '@theme/EditThisPage';
import IconEdit from '@theme/Icon/Edit';
import {useSite} from '../../hooks/useSite';

/** The link that suggests changes, in the words of the settings (SPEC §2 "Footer"). */
export default function EditThisPage({editUrl}: Props): ReactNode {
  const {editLink} = useSite();
  return (
    <Link to={editUrl} className={ThemeClassNames.common.editThisPage}>
      <IconEdit />
      {editLink?.text}
    </Link>
  );
}
