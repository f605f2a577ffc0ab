import {
  featuresOf,
  type LinearModel,
  linearAnswer,
  type PreparedModel,
  prepareModel,
  situate,
} from '@cheyantong/valuation/fitting';
import { foldOf } from './folds.ts';
import { fitLinear, type LinearStudy } from './linear-study.ts';

/** A listing seen by a linear half that was fitted without it. */
export interface Sight {
  at: number;
  features: Float64Array;
  linear: number;
}

/**
 * Fits the linear half without one or two folds, each combination once. The trees must learn from answers to cars
 * that the linear half had not seen, or they would trust it too much.
 */
export class FoldedLinear {
  readonly study: LinearStudy;
  readonly folds: number;
  readonly #foldOf: Int32Array;
  readonly #fitted = new Map<string, LinearModel>();

  constructor(study: LinearStudy, folds: number, seed: number) {
    this.study = study;
    this.folds = folds;
    this.#foldOf = Int32Array.from(study.listings, (listing) => foldOf(listing, folds, seed));
  }

  fold(fold: number): number[] {
    return [...this.#foldOf.keys()].filter((at) => this.#foldOf[at] === fold);
  }

  without(...folds: number[]): LinearModel {
    const key = folds.toSorted().join();
    let fitted = this.#fitted.get(key);
    if (!fitted) {
      const chosen = [...this.#foldOf.keys()].filter((at) => !folds.includes(this.#foldOf[at] ?? -1));
      fitted = fitLinear(this.study, Int32Array.from(chosen));
      this.#fitted.set(key, fitted);
    }
    return fitted;
  }

  /** Every listing outside of the excluded fold, seen without its own fold and the excluded one. */
  sights(excluded: number | null): Sight[] {
    return Array.from({ length: this.folds }, (_, fold) => fold)
      .filter((fold) => fold !== excluded)
      .flatMap((fold) =>
        this.see(this.without(fold, ...(excluded === null ? [] : [excluded])), this.fold(fold)),
      );
  }

  see(linear: LinearModel, rows: readonly number[]): Sight[] {
    const prepared = new Map<string, PreparedModel>();
    return rows.flatMap((at) => {
      const listing = this.study.listings[at];
      const name = this.study.names[at]?.model ?? '';
      if (!listing) return [];
      const model = prepared.get(name) ?? prepareModel(linear, listing.car.model);
      prepared.set(name, model);
      const situation = situate(linear, model, listing.car.use);
      const answer = linearAnswer(model, situation);
      return [{ at, features: featuresOf(model, situation, answer), linear: answer }];
    });
  }
}
