/**
 * Runs in the browser, in the head, as text: it may use nothing but what browsers have.
 *
 * Takes the base tag before it away where the page is shown at another origin than the tag's: on localhost (SPEC §2
 * "Page head"), or in the preview of a deploy. There every file would come from the published site, and no link would
 * work: addresses that the router sets follow the base too, and browsers refuse those of another origin.
 */
export function keepBaseAtHome(): void {
  const base = document.querySelector('base');
  if (base && new URL(base.href).origin !== location.origin) base.remove();
}

/** The script's text for an HTML page. */
export const keepBaseScript = (): string => `(${keepBaseAtHome.toString()})()`;
