/** Moves the focus to the page's content without scrolling, for use when the focused element is removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({preventScroll: true});
}
