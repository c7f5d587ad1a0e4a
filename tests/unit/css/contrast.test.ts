import {readFileSync} from 'node:fs';
import path from 'node:path';
import contrast from '../../../src/css/contrast.json';
import {resolveToken} from '../../../src/plugins/tokens';
import {contrastRatio} from '../../support/contrast';

const css = readFileSync(path.resolve('src/css/tokens.css'), 'utf8');

describe.each(['light', 'dark'] as const)('in the %s theme', (theme) => {
  describe.each(Object.entries(contrast))('%s', (_, {minimum, pairs}) => {
    it.each(pairs)(`%s on %s has at least ${minimum}:1`, (foreground, background) => {
      const ratio = contrastRatio(resolveToken(css, foreground, theme), resolveToken(css, background, theme));
      expect(ratio).toBeGreaterThanOrEqual(minimum);
    });
  });
});

it("measures contrast by WCAG's formula", () => {
  expect(contrastRatio('#000000', '#ffffff')).toBe(21);
  expect(contrastRatio('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
});

it('lists every code color on every surface that code appears on', () => {
  const colors = css.match(/--portal-code-(?!background|highlight|add|remove)[\w-]+(?=:)/g) ?? [];
  const surfaces = [
    ...(css.match(/--portal-code-(?:background|highlight|add|remove)(?=:)/g) ?? []),
    '--portal-accent-surface',
  ];
  expect(colors.length).toBeGreaterThan(0);
  const listed = contrast.text.pairs.map((pair) => pair.join(' on '));
  const wanted = colors.flatMap((color) => surfaces.map((surface) => `${color} on ${surface}`));
  expect(wanted.filter((pair) => !listed.includes(pair))).toEqual([]);
});
