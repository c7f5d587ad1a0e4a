import {inNextFrame} from './nextFrame';

const ID = 'portal-announcer';

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

/** Announces `text` to screen readers, even if it was also the last announcement. */
export function announce(text: string): void {
  const region = announcer();
  region.textContent = '';
  // Screen readers announce a region when it changes, not when it is added, so set the text in the next frame.
  inNextFrame(() => {
    region.textContent = text;
  });
}
