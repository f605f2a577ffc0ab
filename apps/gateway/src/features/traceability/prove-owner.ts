import { normalizeVin } from '@cheyantong/domain';
import { Failure } from '../../http/failure.ts';
import type { TraceDesk } from './desk.ts';
import type { Judge } from './judge.ts';
import { Owners } from './owners.ts';
import { judgeTyped } from './read-traces.ts';

interface Proof {
  code: string;
  memberId: string;
  vin: string;
  engineNo: string;
}

/** Who knows both numbers of the car holds its papers. One sentence for every wrong answer, so that nothing can be tried out. */
export async function proveOwner(desk: TraceDesk, judge: Judge, proof: Proof): Promise<null> {
  const { code, sealed } = await judgeTyped(judge, proof.code);
  const [vin, engineNo] = [normalizeVin(proof.vin), normalizeVin(proof.engineNo)];
  // The car it is in now: who owned the one before has no business with it any more.
  const car = sealed
    .toSorted((one, other) => one.seq - other.seq)
    .findLast(({ facts }) => facts.vin && facts.engineNo);
  if (!car || car.facts.vin !== vin || car.facts.engineNo !== engineNo)
    throw new Failure('A0500', '车架号与发动机号（电机号）与登记不符');
  await new Owners(desk).remember(proof.memberId, code);
  return null;
}
