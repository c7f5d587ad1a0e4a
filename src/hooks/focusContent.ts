/** Moves the focus to the page's content without scrolling, for use when the focused element is removed. */
export function focusContent(): void {
  document.getElementById('content')?.focus({preventScroll: true});
}

/**
 * Moves the focus to the heading that a hash names, without scrolling, so that the next Tab goes on from there.
 *
 * @param hash - with `#`, well formed; nothing happens without a hash, or without such a heading
 */
export function focusHeading(hash: string): void {
  const heading = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (!heading) return;
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({preventScroll: true});
}
