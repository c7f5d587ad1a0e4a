/** The declarations that are made from the SDKs' sources hold what the lists of their API hold. */
import {readFileSync} from 'node:fs';
import {loadSwift} from '../../scripts/samples/checkers/swift';
import {SDK_PACKAGES} from '../../src/shared/sdks';

interface Listed {
  version: string;
  types: Record<string, {members: {name: string; kind: string}[]}>;
}

it.each([{sdk: 'Swift' as const, file: 'ios', load: loadSwift}])(
  'the declarations of $sdk have every member of the list',
  async ({sdk, file, load}) => {
    const {version} = SDK_PACKAGES[sdk];
    const listed = JSON.parse(readFileSync(`samples/api/${file}-${version}.json`, 'utf8')) as Listed;
    const {world} = (await load(version)).known;
    const known = new Set([...world.byMember.keys(), ...world.tops.keys(), 'init']);
    const own = new Set([...world.types.values()].map(({name}) => name));
    const missing = Object.entries(listed.types)
      // The list also holds types that the sources keep to themselves.
      .filter(([type]) => own.has(type))
      .flatMap(([type, {members}]) => members.filter(({name}) => !known.has(name)).map(({name}) => `${type}.${name}`));
    expect(Object.keys(listed.types).filter((type) => own.has(type)).length).toBeGreaterThan(100);
    expect(listed.version).toBe(version);
    expect(missing).toEqual([]);
  },
);
