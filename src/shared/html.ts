/** Text in HTML. Pure. */

const ESCAPES: Readonly<Record<string, string>> = {'&': '&amp;', '<': '&lt;', '>': '&gt;'};
const SIGNS: Readonly<Record<string, string>> = {amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'"};

/** Returns a text as HTML, for the content of an element. */
export const escapeHtml = (text: string): string => text.replace(/[&<>]/g, (sign) => ESCAPES[sign]!);

/** Returns the text of HTML without tags. Decodes the escapes of {@link escapeHtml} and of Docusaurus. */
export const unescapeHtml = (html: string): string =>
  html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => SIGNS[name]!);
