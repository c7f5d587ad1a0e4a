/** Checks that neither the last build nor the folders that hosts get contain a path of this machine. */
import {mkdtempSync, readFileSync, rmSync} from 'node:fs';
import {homedir, tmpdir} from 'node:os';
import path from 'node:path';
import {readDelivery} from '../../scripts/delivery/delivery';
import {hostsNamed} from '../../scripts/delivery/hosts';
import {publish} from '../../scripts/delivery/publish';
import {filesBelow} from '../../src/buildTools/filesBelow';

/** Matches compressed files, which are only copies of other files. */
const COMPRESSED = /\.(?:br|gz)$/;

const delivered = mkdtempSync(path.join(tmpdir(), 'delivery-'));
beforeAll(() => {
  publish(readDelivery(), delivered, hostsNamed(['all']));
});
afterAll(() => {
  rmSync(delivered, {recursive: true});
});

it.each([
  ['build', 'build'],
  ["the hosts' folders", delivered],
])("%s doesn't contain a path of this machine", (_, folder) => {
  const paths = [path.resolve('.'), `${homedir()}${path.sep}`].map((name) => Buffer.from(name));
  const files = filesBelow(folder).filter((file) => !COMPRESSED.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const content = readFileSync(path.join(folder, file));
    return paths.some((name) => content.includes(name));
  });
  expect(found).toEqual([]);
});
