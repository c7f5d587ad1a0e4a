/** Reads design tokens at build time, for the social cards and the web app manifest. */

/**
 * Returns the color of a token in a theme, as `#rrggbb`. Resolves `var()` and `light-dark()`.
 *
 * @param css - the content of src/css/tokens.css
 * @throws Error if the token isn't declared, or if its value isn't `#rrggbb`, `var(…)` or `light-dark(…)`
 */
export function resolveToken(css: string, token: string, theme: 'light' | 'dark'): string {
  const declared = new RegExp(`${token}:\\s*([^;]+);`).exec(css)?.[1];
  if (declared === undefined) throw new Error(`${token} isn't declared in tokens.css.`);
  return resolveValue(css, declared.trim(), theme);
}

function resolveValue(css: string, value: string, theme: 'light' | 'dark'): string {
  const themed = /^light-dark\((.+),\s*(.+)\)$/.exec(value);
  if (themed) return resolveValue(css, (theme === 'light' ? themed[1]! : themed[2]!).trim(), theme);
  const reference = /^var\((--[\w-]+)\)$/.exec(value);
  if (reference) return resolveToken(css, reference[1]!, theme);
  if (/^#[0-9a-f]{6}$/.test(value)) return value;
  throw new Error(`${value} in tokens.css isn't supported: write #rrggbb, var(--token) or light-dark(a, b).`);
}
