/** Where a popup stands. All in px, of the window. */

export interface Box {
  left: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** Between a name and its popup, and between the popup and the window's edge. */
const GAP = 6;

/** Beneath the name, above it where that has more room, and within the window throughout. */
export function popupPosition(name: Box, popup: Size, window: Size): {x: number; y: number} {
  const roomAbove = name.top - GAP;
  const roomBelow = window.height - name.bottom - GAP;
  const above = popup.height + GAP > roomBelow && roomAbove > roomBelow;
  const y = above ? name.top - GAP - popup.height : name.bottom + GAP;
  return {
    x: Math.max(GAP, Math.min(name.left, window.width - popup.width - GAP)),
    y: Math.max(GAP, Math.min(y, window.height - popup.height - GAP)),
  };
}

/** How an arrow key, Home or End moves: undefined for any other key. */
export function nextName(key: string, at: number, boxes: readonly Box[]): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return Math.min(at + 1, boxes.length - 1);
    case 'ArrowLeft':
      return Math.max(at - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return boxes.length - 1;
    case 'ArrowDown':
    case 'ArrowUp':
      return nearestInNextLine(key === 'ArrowDown' ? 1 : -1, at, boxes);
    default:
      return undefined;
  }
}

/** In the next line that has names, the one nearest to where we are; the same where no line follows. */
function nearestInNextLine(direction: 1 | -1, at: number, boxes: readonly Box[]): number {
  const here = boxes[at]!;
  let best = at;
  let least = Infinity;
  boxes.forEach((box, index) => {
    const lines = (box.top - here.top) * direction;
    // Lines count first: none is as high as a window is wide.
    const distance = lines * 1e4 + Math.abs(box.left - here.left);
    if (lines > 1 && distance < least) {
      best = index;
      least = distance;
    }
  });
  return best;
}
