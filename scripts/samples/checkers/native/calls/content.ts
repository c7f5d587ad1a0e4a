/** The SDKs' functions that take content of any type: it must be what the codec of its content type encodes. */
import type {Expr} from '../ir';
import type {Session} from '../session';
import {present, type Type} from '../types';
import type {Attempt, CallSite} from './targets';

/** `send(content, options)` compiles with everything, and throws where the codec does not take it. */
export function checkContent(session: Session, {call}: CallSite, {candidate, params}: Attempt): void {
  if (candidate.member?.origin !== 'sdk' || !/^(?:send|prepareMessage)$/.test(candidate.name)) return;
  const index = params.findIndex(({name, type}) => name === 'content' && type.kind === 'var');
  if (index === -1) return;
  const options = call.args[params.findIndex(({name}) => name === 'options')]?.value;
  const contentType = options ? contentTypeOf(options) : 'ContentTypeText';
  const wanted = contentType === undefined ? undefined : encodedAs(session, contentType);
  const given = present(params[index]!.type);
  if (!wanted || given.kind !== 'named') return;
  const {value: fits} = session.trial(
    () => session.relation.assign(given, wanted),
    () => false,
  );
  if (fits) return;
  const sent = options ? '' : ', the content type where no options name another';
  session.report(
    call.args[index]!.value.at,
    `\`${session.show(given)}\` is sent as \`${contentType}\`${sent}: its codec takes \`${session.show(wanted)}\`.`,
  );
}

/** The content type that options name in their place: `SendOptions(contentType = ContentTypeReaction)`. */
function contentTypeOf(options: Expr): string | undefined {
  if (options.kind !== 'call') return undefined;
  const {value} = options.args.find(({label}) => label === 'contentType') ?? {};
  return value?.kind === 'name' && value.name.startsWith('ContentType') ? value.name : undefined;
}

/** What the SDK's codec of a content type encodes; undefined where the type is none of the SDK's. */
function encodedAs(session: Session, contentType: string): Type | undefined {
  const codec = session.world
    .rootsNamed(`${contentType.replace('ContentType', '')}Codec`)
    .find(({origin}) => origin === 'sdk');
  const encode = codec?.members.get('encode')?.[0];
  const type = encode && 'params' in encode.decl ? encode.decl.params?.[0]?.type : undefined;
  return encode && type && session.world.resolve(type, encode.env);
}
