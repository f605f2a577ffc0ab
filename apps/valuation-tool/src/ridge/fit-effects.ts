import { Effects } from '@cheyantong/valuation/fitting';
import type { Design } from './design.ts';
import { PENALTIES } from './penalties.ts';
import { solveRidge } from './solve-ridge.ts';

/** Errors of more than so much (of a logarithm) are wild: another car, a wreck, a typing mistake. */
const WILD_BEYOND = 0.05;
const ROUNDS = 3;
const STEPS_A_ROUND = 60;

interface FitTask {
  design: Design;
  chosen: Int32Array;
  target: Float64Array;
  precision: Float64Array;
}

export function fitEffects({ design, chosen, target, precision }: FitTask): Effects {
  const solution = solveRidge({
    rows: design.rows,
    chosen,
    target,
    precision,
    penalties: Float64Array.from(design.blocks, (block) => penaltyOf(block)),
    wildBeyond: WILD_BEYOND,
    rounds: ROUNDS,
    stepsARound: STEPS_A_ROUND,
  });
  return Effects.from(design.prints.map((print, column) => [print, solution[column] ?? 0]));
}

function penaltyOf(block: string): number {
  const penalty = PENALTIES[block];
  if (penalty === undefined) throw new Error(`The block ${block} has no penalty.`);
  return penalty;
}
