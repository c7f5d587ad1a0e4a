import type {Unit} from './ir';
import {near} from './near';
import type {Session} from './session';
import {listHint} from './world/language';

/** Each import names something that is there. */
export function checkImports(session: Session, unit: Unit): void {
  const {world} = session;
  for (const {path, all, at} of unit.imports) {
    if (all || session.language === 'swift') {
      if (world.hasModule(path) || world.typeAt(path)) continue;
      const word = session.language === 'swift' ? 'module' : 'package';
      session.report(
        at,
        `No ${word} \`${path}\` is known.${near(path, world.moduleNames())} ${listHint(session.language)}`,
      );
      continue;
    }
    const dot = path.lastIndexOf('.');
    const holder = path.slice(0, dot);
    const name = path.slice(dot + 1);
    if (world.typeAt(path) || world.topsNamed(name).some((member) => member.module === holder)) continue;
    const type = world.typeAt(holder.replace(/\.Companion$/, ''));
    if (type && (type.statics.has(name) || type.nested.has(name) || type.decl.form === 'object')) continue;
    const elsewhere = [
      ...world.rootsNamed(name).map((symbol) => symbol.module),
      ...world.topsNamed(name).map((member) => member.module),
    ];
    const moved = elsewhere.length > 0 ? ` It is in \`${elsewhere[0]!}\`.` : near(name, namesIn(session, holder));
    session.report(at, `\`${holder}\` has no \`${name}\`.${moved}${moved ? '' : ` ${listHint(session.language)}`}`);
  }
}

function namesIn(session: Session, module: string): string[] {
  const types = [...session.world.allRoots()].filter((symbol) => symbol.module === module).map((symbol) => symbol.name);
  return [
    ...types,
    ...[...session.world.allTops()].filter((member) => member.module === module).map((member) => member.name),
  ];
}
