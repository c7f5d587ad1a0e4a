import {lazy, Suspense, useId, type ReactNode, type RefObject} from 'react';
import {useCurtainPopover} from '../../hooks/useCurtainPopover';

// Radix's popover weighs 21 KiB (brotli); it comes when a finger, pointer or the focus comes near the button.
const load = () => import('./BarSurface');
const BarSurface = lazy(load);

function preload(): void {
  // A failure shows where it matters, when the popover is opened.
  load().catch(() => undefined);
}

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
  const id = useId();
  const {open, setOpen, close, focusContent, focusAfter} = useCurtainPopover(trigger);
  return (
    <>
      <button
        ref={trigger}
        type="button"
        className={triggerClassName}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(!open)}
      >
        {triggerLabel}
      </button>
      {open && (
        <Suspense>
          <BarSurface
            bar={bar}
            id={id}
            label={label}
            onOpenChange={setOpen}
            onOpenAutoFocus={focusContent}
            onCloseAutoFocus={focusAfter}
          >
            {children(close)}
          </BarSurface>
        </Suspense>
      )}
    </>
  );
}
