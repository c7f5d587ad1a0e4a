/**
 * `npm run swizzle:accept`: records the current upstream files, after a maintainer has compared them with the
 * overrides (CONTRIBUTING.md, "Upgrade the preset").
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {hashOf} from '../../src/buildTools/hashOf';
import {
  formatTable,
  README,
  readRegister,
  readUpstream,
  REGISTER,
  ROUTER_REGISTER,
  snapshotPath,
  SNAPSHOTS,
  upstreamVersion,
  type Override,
} from './register';

mkdirSync(SNAPSHOTS, {recursive: true});
const accepted = accept(REGISTER);
writeFileSync(
  README,
  readFileSync(README, 'utf8').replace(/\| component[^]*$/, () => `${formatTable(accepted)}\n`),
);
accept(ROUTER_REGISTER);

function accept(register: string): Override[] {
  const overrides = readRegister(register).map((override) => {
    const text = readUpstream(override);
    if (text === undefined) {
      throw new Error(
        `${override.component}: ${override.upstream} doesn't exist. Correct its path in ${register}, or remove the override.`,
      );
    }
    writeFileSync(snapshotPath(override), text);
    return {...override, version: upstreamVersion(override), sha256: hashOf(text)};
  });
  writeFileSync(register, `${JSON.stringify(overrides, null, 2)}\n`);
  console.log(`${overrides.length} overrides recorded in ${register}.`);
  return overrides;
}
