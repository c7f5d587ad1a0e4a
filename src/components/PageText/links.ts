import {ROUTED_LINK} from '../../shared/routedLink';

const LINK = new RegExp(`<a ${ROUTED_LINK}(?:="")? href="([^"]*)"`, 'g');

/** Returns the internal links in static text, as addresses with the base path. */
export const routedLinks = (html: string): string[] => [...html.matchAll(LINK)].map(([, href]) => href!);
