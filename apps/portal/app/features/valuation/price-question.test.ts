import { describe, expect, it } from 'vitest';
import { vehicleNode } from '../vehicles/index.ts';
import type { CarAnswers } from './car-answers.ts';
import { priceQuestion, stillMissing } from './price-question.ts';

const complete: CarAnswers = {
  model: [
    vehicleNode('brand', '1', '大众'),
    vehicleNode('series', '2', '朗逸'),
    vehicleNode('model', '3', '2021款'),
  ],
  recordDate: '2021-06',
  mileage: 4.2,
  city: [
    { id: '120000', name: '天津市' },
    { id: '120100', name: '天津市' },
  ],
};

describe('the question for a price', () => {
  it('is asked as soon as the four answers are there', () => {
    expect(priceQuestion(complete)).toEqual({ modelId: '3', regDate: '2021-06', mile: 4.2, zone: '120100' });
    expect(stillMissing(complete)).toEqual([]);
  });

  it('waits for each of them and says for which', () => {
    const gaps: [Partial<CarAnswers>, string][] = [
      [{ model: [] }, '车型'],
      [{ recordDate: null }, '上牌时间'],
      [{ city: [] }, '所在城市'],
      [{ mileage: null }, '表显里程'],
    ];
    for (const [gap, name] of gaps) {
      expect(priceQuestion({ ...complete, ...gap })).toBeNull();
      expect(stillMissing({ ...complete, ...gap })).toEqual([name]);
    }
  });
});
