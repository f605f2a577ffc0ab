import { describe, expect, it } from 'vitest';
import { carSeriesName, trimOf } from './car-words.ts';

describe('a car in words', () => {
  it('names brand and series, and the brand only once', () => {
    expect(carSeriesName({ brandName: '本田', seriesName: 'CR-V' })).toBe('本田 CR-V');
    expect(carSeriesName({ brandName: '宝马', seriesName: '宝马3系' })).toBe('宝马3系');
  });

  it('keeps of a model what series and year have not said', () => {
    const model = { seriesName: 'CR-V', modelYear: 2022 } as Parameters<typeof trimOf>[0];
    expect(trimOf({ ...model, modelName: 'CR-V 2022款 锐·混动 净速版' })).toBe('锐·混动 净速版');
    expect(trimOf({ ...model, modelName: '锐·混动 净速版' })).toBe('锐·混动 净速版');
    expect(trimOf({ ...model, modelName: 'CR-V 2022款' })).toBe('CR-V 2022款');
  });
});
