import {useRef, type ReactNode} from 'react';
import type {TOCItem} from '@docusaurus/mdx-loader';
import {useShownSidebar} from '../../hooks/useShownSidebar';
import {useTopButton} from './useTopButton';
import {OutlineMenu} from './OutlineMenu';
import {PageTitle} from './PageTitle';
import {SidebarMenu} from './SidebarMenu';
import styles from './styles.module.css';

/** The bar in narrow windows, with the menu, the 'Top' button and the outline (SPEC §2 "Mobile curtain bar"). */
export function CurtainBar({outline}: {outline: readonly TOCItem[]}): ReactNode {
  const sidebar = useShownSidebar();
  const headerEnd = useRef<HTMLDivElement>(null);
  const bar = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLButtonElement>(null);
  const {shown, scrollUp} = useTopButton(headerEnd, bar, top);
  return (
    <>
      {/* Marks the header's end for useTopButton, because the sticky bar itself doesn't move with the page. */}
      <div ref={headerEnd} />
      <div ref={bar} className={styles.bar} data-bar="">
        {sidebar ? <SidebarMenu items={sidebar.items} /> : <PageTitle />}
        {shown && (
          <button ref={top} type="button" className={styles.button} onClick={scrollUp}>
            Top
          </button>
        )}
        {outline.length > 0 && <OutlineMenu items={outline} />}
      </div>
    </>
  );
}
