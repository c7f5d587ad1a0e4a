import type {ReactNode} from 'react';
import {useElementId} from '../../hooks/elementId';
import type {TopNavItem} from '../../config/schema';
import {topNavKey, type CurrentTopNav, type TopNavMenu} from './topNav';
import {Chevron} from '../Icon';
import {ItemLink} from './ItemLink';
import styles from './compact.module.css';

interface Props {
  items: readonly TopNavItem[];
  current: CurrentTopNav;
  /** The key of the open section, if any (SPEC §2 "Top navigation"). */
  open: string | undefined;
  onOpenChange: (section: string | undefined) => void;
  onChoose: () => void;
}

/** The top navigation as a list of links and, for each menu, a section. At most one section is open. */
export function Accordion({items, open, onOpenChange, ...rest}: Props): ReactNode {
  return (
    <ul className={styles.list}>
      {items.map((item) => {
        const key = topNavKey(item);
        if (!('items' in item)) {
          return (
            <li key={key}>
              <ItemLink item={item} current={rest.current} className={styles.link} onClick={rest.onChoose} />
            </li>
          );
        }
        const isOpen = open === key;
        const onToggle = () => onOpenChange(isOpen ? undefined : key);
        return <Section key={key} item={item} isOpen={isOpen} onToggle={onToggle} {...rest} />;
      })}
    </ul>
  );
}

interface SectionProps extends Pick<Props, 'current' | 'onChoose'> {
  item: TopNavMenu;
  isOpen: boolean;
  onToggle: () => void;
}

function Section({item, isOpen, onToggle, current, onChoose}: SectionProps): ReactNode {
  const id = useElementId();
  return (
    <li data-open={isOpen ? '' : undefined}>
      <button
        type="button"
        className={styles.link}
        aria-expanded={isOpen}
        aria-controls={id}
        aria-current={item === current.item ? 'true' : undefined}
        onClick={onToggle}
      >
        {item.text}
        <Chevron />
      </button>
      <ul id={id} className={styles.section}>
        {item.items.map((child) => (
          <li key={topNavKey(child)}>
            <ItemLink item={child} current={current} className={styles.link} onClick={onChoose} />
          </li>
        ))}
      </ul>
    </li>
  );
}
