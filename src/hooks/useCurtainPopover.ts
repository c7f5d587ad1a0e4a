import {useEffect, useRef, useState, type RefObject} from 'react';
import {useLocation} from '@docusaurus/router';

export interface CurtainPopover {
  open: boolean;
  setOpen: (open: boolean) => void;
  /** Closes it; the focus goes on to the heading of this id, else back to the button. */
  close: (id?: string) => void;
  /** On opening: the current item has the focus, else the popover itself. */
  focusContent: (event: Event) => void;
  /** On closing: see `close`. */
  focusAfter: (event: Event) => void;
}

/**
 * A popover of the curtain bar: whether it is open, and where the focus goes as it opens and closes.
 *
 * @param trigger - the button that opens it
 */
export function useCurtainPopover(trigger: RefObject<HTMLElement | null>): CurtainPopover {
  const [open, setOpen] = useState(false);
  const heading = useRef<string>(undefined);
  return {
    open,
    setOpen,
    close(id) {
      heading.current = id;
      setOpen(false);
    },
    focusContent(event) {
      event.preventDefault();
      const content = event.currentTarget as HTMLElement;
      // Scrolling to the item is the navigation's own work.
      (content.querySelector<HTMLElement>('[aria-current]') ?? content).focus({preventScroll: true});
    },
    focusAfter(event) {
      event.preventDefault();
      const target = heading.current === undefined ? null : document.getElementById(heading.current);
      heading.current = undefined;
      if (target) target.tabIndex = -1;
      (target ?? trigger.current)?.focus({preventScroll: true});
    },
  };
}

/** The page on its way, chosen in the menu; the bar of the old page leaves with it. */
let chosenFrom: string | undefined;

/**
 * Keeps the focus over a visit: the button of the new page takes it where its page was chosen in the menu of the
 * old one. Returns what the menu calls when a page is chosen.
 */
export function useFocusAfterVisit(trigger: RefObject<HTMLElement | null>): () => void {
  const {pathname} = useLocation();
  useEffect(() => {
    if (chosenFrom !== undefined && chosenFrom !== pathname) trigger.current?.focus({preventScroll: true});
    chosenFrom = undefined;
  }, [trigger, pathname]);
  return () => {
    chosenFrom = pathname;
  };
}
