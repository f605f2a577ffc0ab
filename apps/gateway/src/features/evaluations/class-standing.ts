import { groupShares, rankWithTies, roundHalfUp } from '@cheyantong/evaluation';
import type { EvaluationRow } from './evaluations.ts';
import { carName } from './present-item.ts';

/** A median of fewer cars says nothing. */
const LEAST_CARS = 3;

/** Those of one class and edition, the shown one as it is shown. */
export class ClassStanding {
  readonly #cars: readonly EvaluationRow[];

  constructor(cars: readonly EvaluationRow[], shown: EvaluationRow) {
    this.#cars = cars.map((car) => (car.id === shown.id ? shown : car));
  }

  ranking(repeatability: number) {
    const entries = this.#cars.map((car) => ({ car, name: carName(car), total: car.scored.total }));
    return rankWithTies(entries, repeatability);
  }

  areaMedian(code: string): number | null {
    return this.#median(({ scored }) => scored.areas.find((area) => area.code === code)?.score, 1);
  }

  groupMedian(group: string): number | null {
    return this.#median(
      ({ edition, scored }) => groupShares(edition, scored).find((each) => each.group === group)?.share,
      0,
    );
  }

  #median(figureOf: (car: EvaluationRow) => number | undefined, decimals: number): number | null {
    const rising = this.#cars.flatMap((car) => figureOf(car) ?? []).sort((a, b) => a - b);
    if (rising.length < LEAST_CARS) return null;
    const [low = 0, high = 0] = [rising[(rising.length - 1) >> 1], rising[rising.length >> 1]];
    return roundHalfUp((low + high) / 2, decimals);
  }
}
