import { describe, expect, it } from 'vitest';
import { carValue } from '../car-value.ts';
import { FIGURES, type Figure, WORDS, type Word } from '../finding/columns.ts';
import { lavida } from '../test-offer.ts';
import { Appraisals } from './appraisals.ts';
import { Stock } from './stock.ts';
import { putCars, type TestCar } from './test-stock.ts';

const TODAY = new Date('2026-11-15T04:00:00Z');
const TOMORROW = new Date('2026-11-16T04:00:00Z');
const NEXT_WEEK = new Date('2026-11-22T04:00:00Z');

/** What the stock knows of them does not matter here, only that they are there. */
const anyCar = (id: number): TestCar => ({
  id,
  ...(Object.fromEntries(WORDS.map((word) => [word, 'x'])) as Record<Word, string>),
  ...(Object.fromEntries(FIGURES.map((figure) => [figure, 1])) as Record<Figure, number>),
});

const stockOf = (...ids: number[]): Stock => {
  const stock = new Stock();
  putCars(stock, ids.map(anyCar));
  return stock;
};

describe('appraisals', () => {
  it('say what working it out says, and are not worked out again the next day', () => {
    const appraisals = new Appraisals(stockOf(1001, 1002));
    const value = carValue(lavida, TODAY);
    expect(value).not.toBeNull();
    expect(appraisals.of(1, lavida, TODAY)).toEqual(value);
    // Somebody else's figures would be noticed.
    expect(appraisals.of(1, { ...lavida, mileageKm: 150_000 }, TOMORROW)).toEqual(value);
  });

  it('are worked out anew once the car has changed, after some days, and when it is their turn', () => {
    const stock = stockOf(1001);
    const appraisals = new Appraisals(stock);
    const before = appraisals.of(0, lavida, TODAY);
    const driven = { ...lavida, mileageKm: 150_000 };
    expect(appraisals.of(0, driven, NEXT_WEEK)?.priceYuan).toBeLessThan(before?.priceYuan ?? 0);
    putCars(stock, [anyCar(1001)]);
    expect(appraisals.isOfToday(0, NEXT_WEEK)).toBe(false);
    expect(appraisals.of(0, lavida, NEXT_WEEK)).toEqual(carValue(lavida, NEXT_WEEK));
    expect(appraisals.isOfToday(0, NEXT_WEEK)).toBe(true);
  });

  it('of the server before are taken over while they are good, for a car that is as it was', () => {
    const before = new Appraisals(stockOf(1001, 2 ** 40));
    const value = before.of(1, lavida, TODAY);
    const left = before.handOver();
    const others = stockOf(999, 1001, 2 ** 40);
    // Its figures for another day would differ.
    expect(new Appraisals(others, left).of(2, lavida, TOMORROW)).toEqual(value);
    expect(carValue(lavida, NEXT_WEEK)).not.toEqual(value);
    expect(new Appraisals(others, left).of(2, lavida, NEXT_WEEK)).toEqual(carValue(lavida, NEXT_WEEK));
    const driven = { ...lavida, mileageKm: 150_000 };
    expect(new Appraisals(others, left).of(2, driven, TODAY)).toEqual(carValue(driven, TODAY));
    expect(new Appraisals(others, left).of(0, lavida, TOMORROW)).toEqual(carValue(lavida, TOMORROW));
  });

  it('remember as well that there is no answer', () => {
    const appraisals = new Appraisals(stockOf(1001));
    expect(appraisals.of(0, { ...lavida, mileageKm: 900_000 }, TODAY)).toBeNull();
    expect(appraisals.of(0, lavida, TODAY)).toBeNull();
  });
});
