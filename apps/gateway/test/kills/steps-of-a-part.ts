import type { CallInput, sendTraceEvent } from '@cheyantong/contract';
import { partCode, rfc3339 } from '@cheyantong/domain';
import { digestOf, sealOf } from '@cheyantong/trace-chain';
import { demoActors } from '@cheyantong/trace-chain/demo-actors';

type Body = CallInput<typeof sendTraceEvent>['body'];

const CODE_YEAR = 2025;
const yard = demoActors().find(({ code }) => code === 'demo-dismantler-01');
const SEALED = { facts: { engineNo: 'DM900001', vin: 'LDM0000001A900001' }, salt: 'a1b2c3d4e5f60718' };

/** The first two steps of a part that nobody has heard of, signed just now. */
export function twoSteps(serial: number): [Body, Body] {
  const code = partCode(CODE_YEAR, serial);
  const first = signed({
    code,
    seq: 1,
    kind: 'recovery',
    facts: { model: 'E5', scrappedOn: '2026-03-02' },
    previous: null,
    sealed: SEALED,
  });
  const facts = { fits: 'E5', mark: '缺口', partName: '前大灯', photos: 4 };
  const previous = digestOf(first.text);
  return [first, signed({ code, seq: 2, kind: 'dismantling', facts, previous, sealed: null })];
}

function signed({
  sealed,
  ...step
}: {
  code: string;
  seq: number;
  kind: string;
  facts: object;
  previous: string | null;
  sealed: typeof SEALED | null;
}): Body {
  if (!yard) throw new Error('no dismantler');
  const now = rfc3339(new Date());
  // Members stand in the order that RFC 8785 asks for, so that plain JSON is what may be signed.
  const text = JSON.stringify({
    actor: yard.code,
    code: step.code,
    facts: step.facts,
    kind: step.kind,
    place: '天津市',
    previous: step.previous,
    sealed: sealed && sealOf(sealed),
    seq: step.seq,
    signedAt: now,
    time: now,
    v: 1,
  });
  return { text, signature: yard.sign(text), keyId: yard.key.keyId, sealed };
}
