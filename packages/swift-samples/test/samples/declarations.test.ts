/** Compares the declarations of the SDK with a list of its API that was made without them. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {readDeclarations} from '../../src/declarations';
import {FILES, SAMPLES} from '../support/checker';

interface Listed {
  types: Record<string, {members: {name: string}[]}>;
}

it('the declarations of the SDK have every member in the list', async () => {
  const api = path.join(SAMPLES, 'api');
  const [list, ...others] = readdirSync(api).filter((name) => /^ios-.*\.json$/.test(name));
  expect(others).toEqual([]);
  expect(readdirSync(api)).toContain(list!.replace(/json$/, 'swift'));
  const {types} = JSON.parse(readFileSync(path.join(api, list!), 'utf8')) as Listed;
  const world = await readDeclarations(FILES);
  const known = new Set([...world.byMember.keys(), ...world.tops.keys(), 'init']);
  const own = new Set([...world.types.values()].map(({name}) => name));
  // The list also has types that are not public.
  const shared = Object.entries(types).filter(([type]) => own.has(type));
  expect(shared.length).toBeGreaterThan(100);
  const missing = shared.flatMap(([type, {members}]) =>
    members.filter(({name}) => !known.has(name)).map(({name}) => `${type}.${name}`),
  );
  expect(missing).toEqual([]);
});
