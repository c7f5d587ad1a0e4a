/** The internal links in static text. */
import {ROUTED_LINK} from '../../shared/routedLink';

const LINK = new RegExp(`<a ${ROUTED_LINK}(?:="")? href="([^"]*)"`, 'g');

/** Returns the addresses of the internal links in static text, with the base path. */
export const routedLinks = (html: string): string[] => [...html.matchAll(LINK)].map(([, href]) => href!);
