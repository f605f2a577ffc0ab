import type { Effects } from './effects.ts';
import { falling } from './falling.ts';
import type { Names } from './names.ts';
import { sumOf } from './parts.ts';
import type { PutTerm } from './put-term.ts';
import { type Axis, type Line, piecesBelow } from './slopes.ts';

export function putAxisTerms(axis: Axis, place: number, guide: number, names: Names, put: PutTerm): void {
  for (const [piece, length] of piecesBelow(axis, place).entries()) {
    if (length > 0) putPieceTerms(axis, piece, length, guide, names, put);
  }
}

/** The line for cars of these names: neither age nor distance ever makes a car dearer. */
export function lineOf(axis: Axis, effects: Effects, guide: number, names: Names): Line {
  const slopes = axis.wide.map((_, piece) =>
    sumOf(effects, (put) => putPieceTerms(axis, piece, 1, guide, names, put)),
  );
  return falling(axis, slopes);
}

/** A slope is a sum of effects: of all cars, energy, level, guide price, brand and series. */
function putPieceTerms(
  axis: Axis,
  piece: number,
  length: number,
  guide: number,
  names: Names,
  put: PutTerm,
): void {
  const wide = axis.wide[piece] ?? 0;
  put(`${axis.name}-all`, String(piece), length);
  put(`${axis.name}-energy`, `${names.energy} ${piece}`, length);
  put(`${axis.name}-level`, `${names.level} ${piece}`, length);
  put(`${axis.name}-guide`, String(piece), length * guide);
  put(`${axis.name}-brand`, `${names.brand} ${wide}`, length);
  put(`${axis.name}-series`, `${names.series} ${wide}`, length);
}
