/** The design tokens at build, for what is drawn outside the browser. */

/**
 * The color, as `#rrggbb`, that a token has in a theme; follows `var()` and `light-dark()`.
 *
 * @param css - the text of src/css/tokens.css
 * @throws Error for a token that is not declared, or whose value is no color that this can read
 */
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
  throw new Error(`${value} is no color that this can read: write #rrggbb, var(--token) or light-dark(a, b)`);
}
