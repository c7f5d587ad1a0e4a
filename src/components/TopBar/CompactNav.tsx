import {memo, useRef, useState, type ReactNode} from 'react';
import type {Site} from '../../config/schema';
import {topNavKey, type CurrentTopNav} from './topNav';
import {useModalMenu} from '../../hooks/useModalMenu';
import {Chevron} from '../Icon';
import {Accordion} from './Accordion';
import {Socials} from './Socials';
import styles from './compact.module.css';

interface Props {
  items: Site['topNav'];
  socials: Site['socials'];
  current: CurrentTopNav;
}

/**
 * The top navigation in narrow windows: a button that opens a menu with all items. The button shows the current item's
 * name, or "More" if no item is current (SPEC §2 "Top navigation").
 */
export const CompactNav = memo(function CompactNav({items, socials, current}: Props): ReactNode {
  const trigger = useRef<HTMLButtonElement>(null);
  const dialog = useRef<HTMLDialogElement>(null);
  const menu = useModalMenu(trigger, dialog);
  const [section, setSection] = useState<string>();
  const onOpen = () => {
    setSection(current.link && current.item && topNavKey(current.item));
    menu.open();
  };
  const onChoose = () => menu.close();
  return (
    <div className={styles.compact}>
      <button
        ref={trigger}
        type="button"
        className={styles.trigger}
        aria-haspopup="dialog"
        aria-expanded={menu.isOpen}
        onClick={onOpen}
      >
        <span className={styles.current}>{current.item?.text ?? 'More'}</span>
        <Chevron />
      </button>
      <dialog ref={dialog} aria-label="Top navigation" className={styles.dialog}>
        <div className={styles.content}>
          {items.length > 0 && (
            <Accordion items={items} current={current} open={section} onOpenChange={setSection} onChoose={onChoose} />
          )}
          <Socials items={socials} onChoose={onChoose} />
        </div>
      </dialog>
    </div>
  );
});
