import type {ReactNode, RefObject} from 'react';
import {Anchor, Content, Popover, Portal, type PopoverContentProps} from '@radix-ui/react-popover';
import styles from './styles.module.css';

interface Props extends Pick<PopoverContentProps, 'onOpenAutoFocus' | 'onCloseAutoFocus'> {
  bar: RefObject<HTMLElement | null>;
  id: string;
  label: string;
  onOpenChange: (open: boolean) => void;
  children: ReactNode;
}

/** What opens under the bar; a module of its own, for it is loaded on its own. */
export default function BarSurface({bar, label, onOpenChange, ...content}: Props): ReactNode {
  return (
    <Popover modal open onOpenChange={onOpenChange}>
      <Anchor virtualRef={bar} />
      <Portal>
        <Content {...content} className={styles.popover} aria-label={label} align="start" avoidCollisions={false} />
      </Portal>
    </Popover>
  );
}
