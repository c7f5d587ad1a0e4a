/**
 * For the names in annotated code: finds the position of a name's popup, and the name that an arrow key moves to.
 * Positions are in px from the window's top left corner.
 */

export interface Box {
  left: number;
  top: number;
  bottom: number;
}

export interface Size {
  width: number;
  height: number;
}

/** The smallest distance between the popup and its name, and between the popup and the window's edge, in px. */
const GAP = 6;

/**
 * Returns the popup's top left corner, always inside the window: below the name, or above it if the popup doesn't fit
 * below and there is more room above.
 */
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

/** Returns the index of the name that an arrow key, Home or End moves to; undefined for other keys. */
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
      return closestInNextLine(key === 'ArrowDown' ? 1 : -1, at, boxes);
    default:
      return undefined;
  }
}

/** Returns the index of the closest name in the next line that has names, or `at` if there is no such line. */
function closestInNextLine(direction: 1 | -1, at: number, boxes: readonly Box[]): number {
  const current = boxes[at]!;
  let best = at;
  let bestDistance = Infinity;
  boxes.forEach((box, index) => {
    const offset = (box.top - current.top) * direction;
    // With this weight, a name in a closer line always wins, whatever its distance within the line.
    const distance = offset * 1e4 + Math.abs(box.left - current.left);
    if (offset > 1 && distance < bestDistance) {
      best = index;
      bestDistance = distance;
    }
  });
  return best;
}
