/** No file of the last build says where it was built. */
import {readFileSync} from 'node:fs';
import {homedir} from 'node:os';
import path from 'node:path';
import {filesBelow} from '../../src/plugins/filesBelow';

/** Files with the same content as another one. */
const COMPRESSED = /\.(?:br|gz)$/;

it.each(['build', 'delivery'])("%s doesn't contain a path of this machine", (folder) => {
  const paths = [path.resolve('.'), `${homedir()}${path.sep}`].map((name) => Buffer.from(name));
  const files = filesBelow(folder).filter((file) => !COMPRESSED.test(file));
  expect(files.length).toBeGreaterThan(100);
  const found = files.filter((file) => {
    const content = readFileSync(path.join(folder, file));
    return paths.some((name) => content.includes(name));
  });
  expect(found).toEqual([]);
});
