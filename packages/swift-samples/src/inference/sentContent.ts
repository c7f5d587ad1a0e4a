/** Checks a rule of the XMTP SDK: sent content must have the type that the codec for its content type encodes. */
import type {Expr} from '../ir';
import {show} from '../model/messages';
import {present, type Type} from '../model/types';
import type {Session} from './session';
import type {Attempt, CallSite} from './targets';

/**
 * Checks `send(content:options:)` and `prepareMessage(content:options:)`. They accept content of any type, so wrong
 * content compiles, and they throw only at runtime.
 */
export function checkSentContent(session: Session, {call}: CallSite, {candidate, params}: Attempt): void {
  if (candidate.member?.origin !== 'sdk' || !/^(?:send|prepareMessage)$/.test(candidate.name)) return;
  const index = params.findIndex(({name, type}) => name === 'content' && type.kind === 'var');
  if (index === -1) return;
  const options = call.args[params.findIndex(({name}) => name === 'options')]?.value;
  const contentType = options ? contentTypeOf(options) : 'ContentTypeText';
  const wanted = contentType === undefined ? undefined : encodedType(session, contentType);
  const given = present(params[index]!.type);
  if (!wanted || given.kind !== 'named' || session.couldAssign(given, wanted)) return;
  const why = options ? '' : ', the default content type';
  session.report(
    call.args[index]!.value.at,
    `\`${show(given)}\` is sent as \`${contentType}\`${why}: its codec takes \`${show(wanted)}\`.`,
  );
}

/** Returns the content type that is set in options such as `SendOptions(contentType: ContentTypeReaction)`. */
function contentTypeOf(options: Expr): string | undefined {
  if (options.kind !== 'call') return undefined;
  const value = options.args.find(({label}) => label === 'contentType')?.value;
  return value?.kind === 'name' && value.name.startsWith('ContentType') ? value.name : undefined;
}

/** Returns the type that the SDK's codec for a content type encodes; undefined if the SDK has no such codec. */
function encodedType(session: Session, contentType: string): Type | undefined {
  const name = `${contentType.replace('ContentType', '')}Codec`;
  const codec = session.world.rootsNamed(name).find(({origin}) => origin === 'sdk');
  const encode = codec?.members.get('encode')?.[0];
  const type = encode?.decl.kind === 'func' ? encode.decl.params[0]?.type : undefined;
  return encode && type && session.world.resolve(type, encode.env);
}
