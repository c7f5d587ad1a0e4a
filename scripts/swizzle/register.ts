/** The registers of what the portal overrides of Docusaurus, against what is installed. */
import {createHash} from 'node:crypto';
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** One override: of the theme, or of a part of the router (src/plugins/router); or an internal module that is used. */
export interface Override {
  /** Its path below src/theme, as in `@theme/…`; the name of a part of the router. */
  component: string;
  /** `use`: the portal imports it, although it has no public interface. */
  action: 'wrap' | 'eject' | 'replace' | 'use';
  /** The upstream file, package first. */
  upstream: string;
  /** Version of the upstream package when it was last compared. */
  version: string;
  /** SHA-256 of the upstream file then. */
  sha256: string;
  reason: string;
}

/** Where the upstream files are kept as they were when last compared, so that a change can be shown line by line. */
export const SNAPSHOTS = 'tests/contract/upstream';

const THEME = 'src/theme';
export const REGISTER = `${THEME}/swizzle.json`;
export const README = `${THEME}/README.md`;
/** Parts of Docusaurus that are no theme components: what the router plugin replaces, and internals that the portal uses. */
export const ROUTER_REGISTER = 'src/plugins/router/replaced.json';

export function readRegister(register = REGISTER): Override[] {
  return JSON.parse(readFileSync(register, 'utf8')) as Override[];
}

/** The components that `src/theme` overrides, found by their files. */
export function overriddenComponents(): string[] {
  return readdirSync(THEME, {recursive: true, encoding: 'utf8'})
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => file.replaceAll(path.sep, '/').replace(/(\/index)?\.tsx?$/, ''))
    .sort();
}

/** The upstream file as it is installed; undefined where it has vanished. */
export function readUpstream({upstream}: Override): string | undefined {
  const file = path.join('node_modules', upstream);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** The version of the upstream package that is installed. */
export function upstreamVersion({upstream}: Override): string {
  const name = upstream.split('/').slice(0, 2).join('/');
  return (JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {version: string})
    .version;
}

export function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** The file that keeps the upstream as it was when last compared. */
export function snapshotPath({component}: Override): string {
  return path.join(SNAPSHOTS, `${component.replaceAll('/', '.')}.txt`);
}

/** The table of overrides in `src/theme/README.md`, aligned as Prettier aligns it. */
export function formatTable(overrides: readonly Override[]): string {
  const rows = [
    ['component', 'action', 'why'],
    ...overrides.map(({component, action, reason}) => [`\`${component}\``, action, reason]),
  ];
  const widths = [0, 1, 2].map((column) => Math.max(...rows.map((row) => row[column]!.length)));
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column]!)).join(' | ')} |`;
  const [head, ...body] = rows;
  return [line(head!), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n');
}
