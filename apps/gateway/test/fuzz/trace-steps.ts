import { type CallInput, sendTraceEvent } from '@cheyantong/contract';
import { DEMO_CODES, partCode, rfc3339 } from '@cheyantong/domain';
import { digestOf, type SealedFacts, sealOf } from '@cheyantong/trace-chain';
import { type DemoActor, demoActors } from '@cheyantong/trace-chain/demo-actors';
import { Random } from '../fire/random.ts';
import { spoilInput, writeJson } from './hostile-input.ts';
import type { Visitor } from './visitor.ts';

type Body = CallInput<typeof sendTraceEvent>['body'];

/** Whoever has a key may sign whatever they like. */
const SPOILED = 0.5;
/** Of these, what only the owner may read. */
const SEALED = 0.3;
const CODE_YEAR = 2025;
const CHAINS = 40;
/** Codes of later steps are not those of the chains that stand already. */
const FIRST_NEW = 1_000;
const LAST_NEW = 900_000;
/** The vehicle behind every chain: who knows both numbers is its owner. */
export const TRACED_CAR = { vin: 'LDM0000001A900001', engineNo: 'DM900001' };

const [YARD, LAB] = ['demo-dismantler-01', 'demo-lab-01'].map(actorOf) as [DemoActor, DemoActor];
const STEPS = [
  { actor: YARD, kind: 'recovery', facts: { model: 'E5', scrappedOn: '2026-03-02' } },
  { actor: YARD, kind: 'dismantling', facts: { fits: 'E5', mark: '缺口', partName: '前大灯', photos: 4 } },
  {
    actor: LAB,
    kind: 'test',
    facts: { items: [{ item: '亮度', limit: '≥ 1', measured: '2', passed: true }], result: '全部合格' },
  },
  { actor: LAB, kind: 'grading', facts: { grade: 'A', rule: '外观完好' } },
] as const;
const [FIRST_STEP] = STEPS;

function actorOf(code: string): DemoActor {
  const actor = demoActors().find((each) => each.code === code);
  if (!actor) throw new Error(`no actor ${code}`);
  return actor;
}

/** A step signed just now, with a key that is known. */
function signedStep(
  random: Random,
  step: { code: string; seq: number; previous: string | null; of: (typeof STEPS)[number] },
): Body {
  const { code, seq, previous, of } = step;
  const now = rfc3339(new Date());
  const sealed: SealedFacts | null =
    seq === 1
      ? { facts: { engineNo: TRACED_CAR.engineNo, vin: TRACED_CAR.vin }, salt: 'a1b2c3d4e5f60718' }
      : null;
  // Members stand in the order that RFC 8785 asks for, so that plain JSON is what may be signed.
  const event = {
    actor: of.actor.code,
    code,
    facts: structuredClone(of.facts) as object,
    kind: of.kind,
    place: '天津市',
    previous,
    sealed: null as string | null,
    seq,
    signedAt: now,
    time: now,
    v: 1,
  };
  if (random.next() < SPOILED) spoilInput({ body: (random.next() < SEALED && sealed) || event }, random);
  if (typeof event.sealed !== 'string' && sealed) event.sealed = sealOf(sealed);
  const text = writeJson(event);
  return { text, signature: of.actor.sign(text), keyId: of.actor.key.keyId, sealed };
}

/** The first step of a part that nobody has heard of. */
export const newStep = (random: Random): Body =>
  signedStep(random, {
    code: partCode(CODE_YEAR, random.between(FIRST_NEW, LAST_NEW)),
    seq: 1,
    previous: null,
    of: FIRST_STEP,
  });

/** Chains with whatever the gateway takes from somebody who has a key; answers their codes, and those of the demonstration. */
export async function layChains(enterprise: Visitor): Promise<string[]> {
  const random = new Random(CHAINS);
  const codes = Array.from({ length: CHAINS }, (_, serial) => partCode(CODE_YEAR, serial + 1));
  for (const code of codes) {
    let previous: string | null = null;
    for (const [index, of] of STEPS.entries()) {
      const body = signedStep(random, { code, seq: index + 1, previous, of });
      const isTaken = await enterprise.ask(sendTraceEvent, { body }).then(
        () => true,
        () => false,
      );
      if (!isTaken) break;
      previous = digestOf(body.text);
    }
  }
  return [...codes, ...Object.values(DEMO_CODES)];
}
