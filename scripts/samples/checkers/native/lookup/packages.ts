/** From a package and a name to what it may mean. */
import type {Session} from '../session';

export function isPackage(session: Session, path: string): boolean {
  for (const module of session.world.moduleNames()) if (module === path || module.startsWith(`${path}.`)) return true;
  return false;
}
