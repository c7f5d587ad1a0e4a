/** Contrast between tokens, by WCAG 2.2 (https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio). */

/** The colour, as `#rrggbb`, that a token of `css` has in a theme; follows `var()` and `light-dark()`. */
export function resolveToken(css: string, token: string, theme: 'light' | 'dark'): string {
  const declared = new RegExp(`${token}:\\s*([^;]+);`).exec(css)?.[1];
  if (declared === undefined) throw new Error(`${token} is not declared in tokens.css`);
  return resolveValue(css, declared.trim(), theme);
}

function resolveValue(css: string, value: string, theme: 'light' | 'dark'): string {
  const themed = /^light-dark\((.+),\s*(.+)\)$/.exec(value);
  if (themed) return resolveValue(css, (theme === 'light' ? themed[1]! : themed[2]!).trim(), theme);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  if (reference) return resolveToken(css, reference[1]!, theme);
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  throw new Error(`${value} is no colour that this can read: write #rrggbb, var(--token) or light-dark(a, b)`);
}

/** From 1 (alike) to 21 (black on white). */
export function contrastRatio(a: string, b: string): number {
  const [dark, light] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return (light! + 0.05) / (dark! + 0.05);
}

function luminance(color: string): number {
  const [red, green, blue] = [1, 3, 5].map((start) => {
    const channel = parseInt(color.slice(start, start + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!;
}
