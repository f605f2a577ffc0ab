import type { SparseRows } from './sparse-rows.ts';

export interface RidgeTask {
  rows: SparseRows;
  /** The rows to learn from, by number. */
  chosen: Int32Array;
  target: Float64Array;
  /** How much each row counts before wild errors are told apart. */
  precision: Float64Array;
  /** How strongly each column is drawn toward zero; the columns are as many as the penalties. */
  penalties: Float64Array;
  /** Errors beyond this (of a row of precision 1) count no more than their sign: asking prices have wild ones. */
  wildBeyond: number;
  rounds: number;
  stepsARound: number;
}

/** Ridge regression with Huber's weights: conjugate gradients on the normal equations, reweighted a few times. */
export function solveRidge(task: RidgeTask): Float64Array {
  const { chosen, target, precision, rounds, wildBeyond, rows } = task;
  const weights = Float64Array.from(chosen, (row) => precision[row] as number);
  const solution = new Float64Array(task.penalties.length);
  for (let round = 0; round < rounds; round++) {
    if (round > 0) {
      for (let at = 0; at < chosen.length; at++) {
        const row = chosen[at] as number;
        const error = Math.abs((target[row] as number) - dot(rows, row, solution));
        const precise = precision[row] as number;
        const limit = wildBeyond / Math.sqrt(precise);
        weights[at] = error > limit ? (precise * limit) / error : precise;
      }
    }
    improve(task, weights, solution);
  }
  return solution;
}

function dot({ starts, columns, values }: SparseRows, row: number, vector: Float64Array): number {
  let sum = 0;
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at++) {
    sum += (values[at] as number) * (vector[columns[at] as number] as number);
  }
  return sum;
}

/** Conjugate gradients from the present solution, scaled by the diagonal. */
function improve(task: RidgeTask, weights: Float64Array, solution: Float64Array): void {
  const { chosen, target, penalties, rows } = task;
  const size = penalties.length;
  const scale = Float64Array.from(penalties);
  const residual = new Float64Array(size);
  for (let at = 0; at < chosen.length; at++) {
    const row = chosen[at] as number;
    const weight = weights[at] as number;
    addTo(residual, rows, row, weight * ((target[row] as number) - dot(rows, row, solution)));
    const end = rows.starts[row + 1] as number;
    for (let entry = rows.starts[row] as number; entry < end; entry++) {
      const column = rows.columns[entry] as number;
      scale[column] = (scale[column] as number) + weight * (rows.values[entry] as number) ** 2;
    }
  }
  for (let column = 0; column < size; column++) {
    residual[column] =
      (residual[column] as number) - (penalties[column] as number) * (solution[column] as number);
  }

  const direction = new Float64Array(size);
  const image = new Float64Array(size);
  let before = 0;
  for (let step = 0; step < task.stepsARound; step++) {
    let now = 0;
    for (let column = 0; column < size; column++) {
      now += (residual[column] as number) ** 2 / (scale[column] as number);
    }
    const keep = step === 0 ? 0 : now / before;
    for (let column = 0; column < size; column++) {
      direction[column] =
        (residual[column] as number) / (scale[column] as number) + keep * (direction[column] as number);
      image[column] = (penalties[column] as number) * (direction[column] as number);
    }
    for (let at = 0; at < chosen.length; at++) {
      const row = chosen[at] as number;
      addTo(image, rows, row, (weights[at] as number) * dot(rows, row, direction));
    }
    let curvature = 0;
    for (let column = 0; column < size; column++) {
      curvature += (direction[column] as number) * (image[column] as number);
    }
    if (!(curvature > 0)) return;
    const length = now / curvature;
    for (let column = 0; column < size; column++) {
      solution[column] = (solution[column] as number) + length * (direction[column] as number);
      residual[column] = (residual[column] as number) - length * (image[column] as number);
    }
    before = now;
  }
}

function addTo(
  vector: Float64Array,
  { starts, columns, values }: SparseRows,
  row: number,
  amount: number,
): void {
  const end = starts[row + 1] as number;
  for (let at = starts[row] as number; at < end; at++) {
    const column = columns[at] as number;
    vector[column] = (vector[column] as number) + (values[at] as number) * amount;
  }
}
