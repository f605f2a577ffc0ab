import type { CallData, CallRequest, sendTraceEvent } from '@cheyantong/contract';
import {
  ACTOR_CLOCK_MS,
  type FailureCode,
  maskText,
  readCode,
  stateAfter,
  UNRECORDED,
} from '@cheyantong/domain';
import {
  type BreachKind,
  checkChain,
  digestOf,
  readEvent,
  sealOf,
  type TraceEvent,
} from '@cheyantong/trace-chain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { Actors } from './actors.ts';
import { Chains } from './chains.ts';
import { verifySignature } from './verify-signature.ts';

type Sent = CallRequest<typeof sendTraceEvent>['body'];
type Recorded = CallData<typeof sendTraceEvent>;

/** Records an event if the chain holds with it. The same event again is no second one. */
export async function recordEvent(db: DbHandle, sent: Sent, now = new Date()): Promise<Recorded> {
  const event = readSent(sent);
  const object = objectOf(event);
  const hash = digestOf(sent.text);
  const recorded = { traceCode: event.code, seq: event.seq, hash };

  const there = await new Chains(db).find(event.code, event.seq);
  if (there?.hash === hash) return { ...recorded, known: true };
  if (there) throw new Failure('A0522');
  refuseWrongClock(event, now);

  const registry = new Actors(db);
  const [keys, actors] = [await registry.keys(), await registry.all()];
  if (keys.get(sent.keyId)?.revokedAt) throw new Failure('A0521', '该公钥已停用');
  const { events, subject } = await new Chains(db).read(event.code);
  const { breach } = await checkChain([...events, sent], {
    code: event.code,
    object,
    keys,
    tradeOf: (actor) => actors.get(actor)?.trade,
    verify: verifySignature,
  });
  if (breach) throw failureOf(breach.what);

  const from = subject?.state ?? UNRECORDED;
  const to = stateAfter(object, from, event.kind);
  if (!to) throw new Failure('A0523');
  await db.transaction(async (tx) => {
    const chains = new Chains(tx);
    if (!(await chains.advance({ event, object, from, to, hash }))) throw new Failure('A0522');
    const { code, seq } = event;
    await chains.append(
      { code, seq, text: sent.text, hash, signature: sent.signature, keyId: sent.keyId },
      sent.sealed,
    );
  });
  return { ...recorded, known: false };
}

function readSent({ text, sealed }: Sent): TraceEvent {
  const event = readEvent(text);
  if (!event) throw new Failure('A0421', '环节应为按 RFC 8785 书写的 JSON，且字段齐全');
  if (event.sealed !== (sealed && sealOf(sealed))) throw new Failure('A0421', '受限信息与摘要不符');
  const inPublic = JSON.stringify([event.facts, event.place]);
  if (maskText(inPublic) !== inPublic)
    throw new Failure('A0421', '公开内容不可含完整车架号、手机号或证件号，请放入受限信息');
  return event;
}

function objectOf({ code }: TraceEvent) {
  const read = readCode(code);
  if (!read.whole || read.code !== code || (read.kind !== 'part' && read.kind !== 'battery'))
    throw new Failure('A0421', '编号应为配件溯源码或电池编码');
  return read.kind;
}

function refuseWrongClock({ signedAt }: TraceEvent, now: Date): void {
  if (Math.abs(Date.parse(signedAt) - now.getTime()) > ACTOR_CLOCK_MS) throw new Failure('A0520');
}

const KEY_BREACHES: readonly BreachKind[] = [
  'unknownKey',
  'replacedKey',
  'foreignKey',
  'keyNotValid',
  'signature',
  'wrongTrade',
];

function failureOf(what: BreachKind): Failure {
  if (KEY_BREACHES.includes(what)) return new Failure('A0521');
  if (what === 'time') return new Failure('A0520', '发生时间不得晚于签名时间，也不得早于前一环节');
  const code: FailureCode = what === 'notAllowed' ? 'A0523' : 'A0522';
  return new Failure(code);
}
