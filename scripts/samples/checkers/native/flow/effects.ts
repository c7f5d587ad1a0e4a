/** `suspend` in Kotlin; `async` and `throws` in Swift. */
import type {At} from '../ir';
import type {Scope} from '../scope';
import type {Session} from '../session';

interface Needs {
  async: boolean;
  throws: boolean | 'rethrows';
}

/** Reports a use that the place does not allow. */
export function needEffects(session: Session, needs: Needs, at: At, scope: Scope, name: string): void {
  const {effects} = scope;
  if (session.language === 'kotlin') {
    if (needs.async && effects.async === false)
      session.report(
        at,
        `\`${name}\` suspends, and is called outside a coroutine: call it in a \`suspend fun\`, or in the block of \`launch\`, \`async\` or \`runBlocking\`.`,
      );
    return;
  }
  if (needs.async) {
    if (!session.cover.await) session.report(at, `\`${name}\` is asynchronous: \`await\` is missing before it.`);
    if (effects.async === false)
      session.report(
        at,
        `\`await\` stands in a function that is not \`async\`; mark it \`async\`, or use \`Task { … }\`.`,
      );
    else effects.didAsync = true;
  }
  if (needs.throws === true) {
    if (!session.cover.try) session.report(at, `\`${name}\` can throw: \`try\` is missing before it.`);
    else if (session.cover.try === 'try') {
      if (effects.throws === false)
        session.report(
          at,
          `What \`${name}\` throws is caught nowhere: mark the function \`throws\`, or use \`do … catch\`.`,
        );
      else effects.didThrow = true;
    }
  }
}
