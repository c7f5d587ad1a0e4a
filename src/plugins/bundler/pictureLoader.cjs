/**
 * A loader for SVG pictures, which pages import as components. The component renders the picture's `svg` element, and
 * takes attributes for it, such as `role` and `aria-label`. What is inside the element is HTML, so React neither
 * creates nor hydrates it.
 */
const path = require('node:path');

/** Matches a document whose root is `svg`: the attributes of the root, and its content. */
const DOCUMENT =
  /^(?:<\?xml[^]*?\?>|<!DOCTYPE[^>]*>|<!--[^]*?-->|\s)*<svg\b((?:\s+[\w:-]+="[^"]*")*)\s*>([^]*)<\/svg>\s*$/;
const ATTRIBUTE = /([\w:-]+)="([^"]*)"/g;
const ENTITIES = {amp: '&', apos: "'", gt: '>', lt: '<', quot: '"'};

/** Returns an attribute's name as React spells it: `fontSize` for `font-size`. */
const toProp = (name) =>
  name === 'class'
    ? 'className'
    : /^(?:data|aria)-/.test(name)
      ? name
      : name.replace(/[:-]([a-z])/g, (match, letter) => letter.toUpperCase());

/** Returns the value of an attribute with XML's own entities resolved. */
const decode = (value) => value.replace(/&(\w+);/g, (match, name) => ENTITIES[name] ?? match);

/** Returns an error that names the file. It has no stack, because the bundler prints stacks, and writers can't use them. */
function mistake({rootContext, resourcePath}, problem) {
  const error = new Error(`${path.relative(rootContext, resourcePath)}: ${problem}`);
  error.stack = error.message;
  return error;
}

/**
 * Returns a module whose default export is the picture as a component.
 *
 * @param {string} svg - the picture's file
 * @throws {Error} if the file isn't one `svg` element, or this element has a `style`
 */
module.exports = function toComponent(svg) {
  const [, attributes, content] = DOCUMENT.exec(svg) ?? [];
  if (content === undefined) {
    throw mistake(
      this,
      'The picture must be one <svg> element whose attributes are in double quotes: correct the file.',
    );
  }
  const props = Object.fromEntries(
    Array.from(attributes.matchAll(ATTRIBUTE), ([, name, value]) => [toProp(name), decode(value)]),
  );
  if ('style' in props)
    throw mistake(this, 'The <svg> element has a style: use attributes instead, such as fill="none".');
  const html = content
    .replace(/<!--[^]*?-->/g, '')
    .replace(/>\s*\n\s*</g, '><')
    .trim();
  return `import {jsx} from 'react/jsx-runtime';
const content = ${JSON.stringify({__html: html})};
export default function Picture(props) {
  return jsx('svg', {...${JSON.stringify(props)}, ...props, dangerouslySetInnerHTML: content});
}
`;
};
