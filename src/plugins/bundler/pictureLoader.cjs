/**
 * A loader for SVG pictures, which pages import as components. The component renders the picture's `svg` element, and
 * takes attributes for this element, such as `role` and `aria-label`. The element's content is a string of HTML, so
 * React neither creates nor hydrates the elements in it.
 */
const path = require('node:path');
const {parseXml} = require('@rgrove/parse-xml');

/** The elements in which white space between two child elements shows as a space. */
const OF_TEXT = new Set(['text', 'tspan', 'textPath']);

/** Returns an attribute's name as React spells it: `fontSize` for `font-size`. */
function toProp(name) {
  if (name === 'class') return 'className';
  return /^(?:data|aria)-/.test(name) ? name : name.replace(/[:-]([a-z])/g, (match, letter) => letter.toUpperCase());
}

const ESCAPES = {'&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;'};
const escape = (text) => text.replace(/[&<>"]/g, (sign) => ESCAPES[sign]);

/**
 * Returns an element's attributes.
 *
 * @throws Error if the content security policy would block the element or one of its attributes
 */
function attributesOf({name, attributes}) {
  if (name === 'script' || name === 'style') throw new Error(`Pictures can't have <${name}>: remove it.`);
  const refused = Object.keys(attributes).find((key) => key === 'style' || key.startsWith('on'));
  if (refused) throw new Error(`<${name}> has the attribute ${refused}: use attributes such as fill="none".`);
  return Object.entries(attributes);
}

/** Returns a node of the picture as HTML, without comments and without white space that isn't visible. */
function toHtml(node, parent) {
  if (node.type === 'text' || node.type === 'cdata') {
    if (node.text.trim() !== '') return escape(node.text);
    return OF_TEXT.has(parent.name) ? ' ' : '';
  }
  if (node.type !== 'element') return '';
  const attributes = attributesOf(node).map(([name, value]) => ` ${name}="${escape(value)}"`);
  return `<${node.name}${attributes.join('')}>${contentOf(node)}</${node.name}>`;
}

const contentOf = (element) => element.children.map((child) => toHtml(child, element)).join('');

/** Returns a module that exports the picture as a component. @throws Error if the picture can't become a component */
function toModule(svg) {
  const {root} = parseXml(svg);
  if (root.name !== 'svg') throw new Error(`The root is <${root.name}>, but must be <svg>.`);
  const props = Object.fromEntries(attributesOf(root).map(([name, value]) => [toProp(name), value]));
  return `import {jsx} from 'react/jsx-runtime';
const content = ${JSON.stringify({__html: contentOf(root)})};
export default function Picture(props) {
  return jsx('svg', {...${JSON.stringify(props)}, ...props, dangerouslySetInnerHTML: content});
}
`;
}

/**
 * The loader, which turns an SVG file into a module.
 *
 * @param {string} svg - the content of the file
 * @throws {Error} if the file isn't well-formed XML, its root isn't `svg`, or it has styles or scripts; the message
 *   begins with the file's path
 */
module.exports = function loadPicture(svg) {
  try {
    return toModule(svg);
  } catch (error) {
    const mistake = new Error(`${path.relative(this.rootContext, this.resourcePath)}: ${error.message}`);
    // The bundler prints the stack, which doesn't help writers.
    mistake.stack = mistake.message;
    throw mistake;
  }
};
