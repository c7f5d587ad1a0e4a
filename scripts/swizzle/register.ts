/** Reads the registers of the Docusaurus modules that the portal overrides or uses, and the files of these modules. */
import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';

/** A theme component or router module (src/plugins/router) that is overridden, or an internal module that is used. */
export interface Override {
  /** A theme component's path below src/theme (as in `@theme/…`), or a name for the module. */
  component: string;
  /** `use`: the portal imports the module, although it isn't part of a public interface. */
  action: 'wrap' | 'eject' | 'replace' | 'use';
  /** The path of the upstream file below node_modules. */
  upstream: string;
  /** Version of the upstream package when the file was last compared. */
  version: string;
  /** SHA-256 of the upstream file when it was last compared. */
  sha256: string;
  reason: string;
}

/** The folder with the upstream files as they were when last compared, so that a diff can show each changed line. */
export const SNAPSHOTS = 'tests/contract/upstream';

export const REGISTER = 'src/theme/swizzle.json';
export const README = 'src/theme/README.md';
/** The register of Docusaurus modules: those that the router plugin replaces, and those that the portal imports. */
export const ROUTER_REGISTER = 'src/plugins/router/replaced.json';

export function readRegister(register = REGISTER): Override[] {
  return JSON.parse(readFileSync(register, 'utf8')) as Override[];
}

/** Returns the text of the installed upstream file; undefined if it no longer exists. */
export function readUpstream({upstream}: Override): string | undefined {
  const file = path.join('node_modules', upstream);
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined;
}

/** Returns the installed version of the upstream package. */
export function upstreamVersion({upstream}: Override): string {
  const name = upstream.split('/').slice(0, 2).join('/');
  return (JSON.parse(readFileSync(path.join('node_modules', name, 'package.json'), 'utf8')) as {version: string})
    .version;
}

/** Returns the path of the upstream file as it was when last compared. */
export function snapshotPath({component}: Override): string {
  return path.join(SNAPSHOTS, `${component.replaceAll('/', '.')}.txt`);
}

/** Returns the table of overrides for `src/theme/README.md`, aligned as `npm run format` does it. */
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
