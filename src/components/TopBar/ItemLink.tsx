import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {CurrentTopNav, TopNavLink} from './topNav';

interface Props {
  item: TopNavLink;
  current: CurrentTopNav;
  className?: string | undefined;
  onClick?: (() => void) | undefined;
}

/** A link of the top navigation. The current link has aria-current. */
export function ItemLink({item, current, className, onClick}: Props): ReactNode {
  const isCurrent = item === current.item || item === current.link;
  return (
    <Link
      to={item.link}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
      {...(onClick && {onClick})}
    >
      {item.text}
    </Link>
  );
}
