const ID = 'portal-announcer';

/** The one place whose changes screen readers tell; made when it is first needed. */
function announcer(): HTMLElement {
  const existing = document.getElementById(ID);
  if (existing) return existing;
  const region = document.createElement('div');
  region.id = ID;
  region.className = 'sr-only';
  region.setAttribute('role', 'status');
  document.body.append(region);
  return region;
}

/** Says a text to who listens to the page; the same text again is said again. */
export function announce(text: string): void {
  const region = announcer();
  region.textContent = '';
  // A region is heard when it changes, not when it comes: the text follows in a frame of its own.
  requestAnimationFrame(() => {
    region.textContent = text;
  });
}
