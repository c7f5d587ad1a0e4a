import {memo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Site, SocialIcon} from '../../config/schema';
import {Discord, Github, Telegram, Warpcast, X} from './socialIcons';
import styles from './socials.module.css';

/** The supported services (SPEC §1), each with its icon and the name to use if the settings give no label. */
const SOCIALS: Record<SocialIcon, {name: string; Icon: () => ReactNode}> = {
  discord: {name: 'Discord', Icon: Discord},
  github: {name: 'GitHub', Icon: Github},
  telegram: {name: 'Telegram', Icon: Telegram},
  warpcast: {name: 'Warpcast', Icon: Warpcast},
  x: {name: 'X', Icon: X},
};

interface Props {
  items: Site['socials'];
  onChoose?: (() => void) | undefined;
}

/** The social links from the settings, as icons with accessible names. */
export const Socials = memo(function Socials({items, onChoose}: Props): ReactNode {
  if (items.length === 0) return null;
  return (
    <ul className={styles.list}>
      {items.map(({icon, link, label}) => {
        const {name, Icon} = SOCIALS[icon];
        return (
          <li key={link}>
            <Link to={link} aria-label={label ?? name} className={styles.link} {...(onChoose && {onClick: onChoose})}>
              <Icon />
            </Link>
          </li>
        );
      })}
    </ul>
  );
});
