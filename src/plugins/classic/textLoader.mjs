/**
 * A loader that puts the static text of a page (src/markdown/rehypeText.ts) into a module of its own, `page.mdx?text`.
 * In the browser's build, the page's own module then has none. The server's has all of it.
 */
import path from 'node:path';

const CALL = /\bportalPageSlots\(\s*"([\w+/=]*)"\s*\)/;

export default function textLoader(module) {
  const {siteDir, isServer} = this.getOptions();
  const source = JSON.stringify(`@site/${path.relative(siteDir, this.resourcePath).replaceAll('\\', '/')}`);
  const texts = JSON.parse(Buffer.from(CALL.exec(module)?.[1] ?? '', 'base64').toString() || '[]');
  if (this.resourceQuery === '?text') {
    return `import {fillSlots} from '@site/src/hooks/pageText';\nexport default fillSlots(${source}, ${JSON.stringify(texts)});`;
  }
  const argument = isServer ? JSON.stringify(texts) : texts.length;
  return module.replace(CALL, () => `portalPageSlots(${source}, ${argument})`);
}
