/** Reads the declarations of the SDK and the platform. */
import {lower} from './lowering';
import {mask} from './mask';
import type {Origin} from './model/types';
import {loadGrammar} from './syntax';
import {World} from './world';

export interface DeclarationFiles {
  /** The SDK's public declarations: module → Swift files. */
  declarations: Readonly<Record<string, readonly string[]>>;
  /** The platform's declarations: module → Swift files. The standard library is the module `Swift`. */
  platform: Readonly<Record<string, readonly string[]>>;
}

/** Returns a world (world/index.ts) with all declarations, except for those that the grammar can't read. */
export async function readDeclarations({declarations, platform}: DeclarationFiles): Promise<World> {
  const parse = await loadGrammar('swift');
  const world = new World();
  const add = (files: DeclarationFiles['platform'], origin: Origin): void => {
    for (const [module, texts] of Object.entries(files))
      for (const {text, marks} of texts.map(mask))
        world.add(
          parse(text, (root) => lower(root, marks, {module, conditional: false})),
          origin,
        );
  };
  add(platform, 'platform');
  add(declarations, 'sdk');
  world.link();
  return world;
}
