/** Puts the focus on the page's content, without scrolling, where the element that had it has gone. */
export function focusContent(): void {
  document.getElementById('content')?.focus({preventScroll: true});
}
