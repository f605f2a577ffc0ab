import { describe, expect, it } from 'vitest';
import { vehicleNode } from '../vehicles/index.ts';
import { type CarAnswers, carAnswerProblems, carForSale } from './car-answers.ts';

const today = new Date(2026, 10, 15);

const complete: CarAnswers = {
  model: [
    vehicleNode('brand', '1', '大众'),
    vehicleNode('series', '2', '朗逸'),
    { ...vehicleNode('model', '3', '2021款 280TSI'), years: { from: 2021, to: 2024 } },
  ],
  recordDate: '2021-06',
  mileage: 4.2,
  city: [
    { id: '120000', name: '天津市' },
    { id: '120100', name: '天津市' },
  ],
};

describe('the answers that decide a price', () => {
  it('are complete with model, month, mileage and city', () => {
    expect(carAnswerProblems(complete, today)).toEqual({});
    expect(carForSale(complete)).toMatchObject({
      model: [{ id: '1' }, { id: '2' }, { id: '3' }],
      recordDate: '2021-06',
      mileage: 4.2,
    });
  });

  it('name each one that is missing', () => {
    const nothing: CarAnswers = { model: [], recordDate: null, mileage: null, city: [] };
    expect(Object.keys(carAnswerProblems(nothing, today))).toEqual([
      'model',
      'recordDate',
      'mileage',
      'city',
    ]);
    expect(carForSale(nothing)).toEqual({});
  });

  it('refuse a month before the model was sold', () => {
    expect(carAnswerProblems({ ...complete, recordDate: '2020-12' }, today).recordDate).toContain('不符');
  });

  it('want a car that has been driven', () => {
    expect(carAnswerProblems({ ...complete, mileage: 0 }, today).mileage).toContain('大于 0');
  });
});
