import { describe, expect, it } from 'vitest';
import {
  costWords,
  kilometresOfWan,
  signed,
  wanOfKilometres,
  wanRangeWords,
  yuanOfCents,
} from './figures.ts';

describe('figures of a report', () => {
  it('are read in the units people use', () => {
    expect(kilometresOfWan(3.1062)).toBe('31,062 公里');
    expect(yuanOfCents(1_234_050)).toBe('¥12,341');
    expect(wanOfKilometres(31_062)).toBe(3.1);
    expect(wanRangeWords({ low: 9.9, high: 10.72 })).toBe('9.90–10.72 万元');
  });

  it('carry their sign', () => {
    expect([0.12, -0.28, 0.001, -0.004].map(signed)).toEqual(['+0.12', '−0.28', '±0.00', '±0.00']);
  });

  it('give a cost as a range, a figure, or a dash where nothing is expected', () => {
    expect(costWords(1800, 2600)).toBe('1,800–2,600 元');
    expect(costWords(500, 500)).toBe('500 元');
    expect(costWords(null, 300)).toBe('300 元');
    expect(costWords(null, null)).toBe('—');
  });
});
