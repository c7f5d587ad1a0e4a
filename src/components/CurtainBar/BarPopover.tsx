import {useId, type ReactNode, type RefObject} from 'react';
import {Anchor, Content, Popover, Portal} from '@radix-ui/react-popover';
import {useCurtainPopover} from '../../hooks/useCurtainPopover';
import styles from './styles.module.css';

export interface BarPopoverProps {
  /** The bar, which gives the popover its place and width. */
  bar: RefObject<HTMLElement | null>;
  /** The popover's name. */
  label: string;
  /** The button that opens it. */
  trigger: RefObject<HTMLButtonElement | null>;
  triggerLabel: ReactNode;
  triggerClassName: string | undefined;
  /** What it holds; `close` takes the id of the heading to which the focus goes on, if any. */
  children: (close: (id?: string) => void) => ReactNode;
}

/** A button of the bar with a popover over the width of the bar. While it is open, the focus stays in it. */
export function BarPopover({
  bar,
  label,
  trigger,
  triggerLabel,
  triggerClassName,
  children,
}: BarPopoverProps): ReactNode {
  const content = useId();
  const {open, setOpen, close, focusContent, focusAfter} = useCurtainPopover(trigger);
  return (
    <Popover modal open={open} onOpenChange={setOpen}>
      <Anchor virtualRef={bar} />
      {/* Not Radix's own trigger: beside an anchor it mounts twice, and a focus that came early would be lost. */}
      <button
        ref={trigger}
        type="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? content : undefined}
        onClick={() => setOpen(!open)}
      >
        {triggerLabel}
      </button>
      <Portal>
        <Content
          id={content}
          className={styles.popover}
          aria-label={label}
          align="start"
          avoidCollisions={false}
          onOpenAutoFocus={focusContent}
          onCloseAutoFocus={focusAfter}
        >
          {children(close)}
        </Content>
      </Portal>
    </Popover>
  );
}
