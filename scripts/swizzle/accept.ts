/**
 * `npm run swizzle:accept`: records the upstream files as they are now, after a maintainer has compared
 * them with the overrides (CONTRIBUTING.md, "Upgrade the preset").
 */
import {mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {
  formatTable,
  README,
  readRegister,
  readUpstream,
  REGISTER,
  sha256,
  snapshotPath,
  SNAPSHOTS,
  upstreamVersion,
} from './register';

mkdirSync(SNAPSHOTS, {recursive: true});
const accepted = readRegister().map((override) => {
  const text = readUpstream(override);
  if (text === undefined) {
    throw new Error(
      `${override.component}: ${override.upstream} does not exist. Correct its path in ${REGISTER}, or remove the override.`,
    );
  }
  writeFileSync(snapshotPath(override), text);
  return {...override, version: upstreamVersion(override), sha256: sha256(text)};
});
writeFileSync(REGISTER, `${JSON.stringify(accepted, null, 2)}\n`);
writeFileSync(
  README,
  readFileSync(README, 'utf8').replace(/\| component[^]*$/, () => `${formatTable(accepted)}\n`),
);
console.log(`${accepted.length} overrides recorded in ${REGISTER}.`);
