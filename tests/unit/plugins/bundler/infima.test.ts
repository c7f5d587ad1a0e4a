/** @jest-environment node */
import postcss from 'postcss';
import {dropUnused, isUnused} from '../../../../src/plugins/bundler/infima';

const INFIMA = '/site/node_modules/infima/dist/css/default/default.css';
const through = async (css: string, from = INFIMA): Promise<string> =>
  (await postcss([dropUnused]).process(css, {from})).css.replace(/\s+/g, ' ').trim();

test.each([
  ['.navbar__item', true],
  ['.button--primary:hover', true],
  ['.button-group > .button', true],
  ['html[data-theme="dark"] .menu__link', true],
  ['.margin-top--lg', true],
  ['.text--center', true],
  ['.margin-top--md', false],
  ['.markdown > h2', false],
  ['.tabs__item--active', false],
  ['.table-of', false],
  ['.rowspan', false],
  ['.columns', false],
  ['button', false],
  ['table thead tr', false],
])('%s is unused: %s', (selector, unused) => {
  expect(isUnused(selector)).toBe(unused);
});

test('rules of unused parts are removed, also beside others, and so are rules that become empty', async () => {
  const css = `@media (min-width: 1px) { .col--1 { width: 1px } }
    .pills { color: red } .pills__item { color: red } .pills--block { color: red }
    .button, .tabs { color: blue }
    :root { --ifm-button-color: red; --ifm-link-color: green; --ifm-navbar-height: 60px }
    :root { --ifm-menu-color: red }`;
  expect(await through(css)).toBe('.tabs { color: blue } :root { --ifm-link-color: green; --ifm-navbar-height: 60px }');
});

test('other style sheets are unchanged', async () => {
  const css = '.button { color: red }';
  expect(await through(css, '/site/src/css/base.css')).toBe(css);
});
