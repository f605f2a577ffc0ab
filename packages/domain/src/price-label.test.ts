import { describe, expect, it } from 'vitest';
import { judgePrice, priceLabelText } from './price-label.ts';

const CRV = { low: 17.1, median: 17.62, high: 18.2, listings: 238 };
const said = (asking: number, usual = CRV): string => priceLabelText(judgePrice(asking, usual));

describe('the label of an asking price', () => {
  it.each([
    [13.9, '明显低于估值 21%'],
    [16.9, '低于估值 4%'],
    [17.09, '低于估值 3%'],
    [17.1, '接近估值'],
    [18.2, '接近估值'],
    [18.52, '高于估值 5%'],
    [21.2, '明显高于估值 20%'],
  ])('%d 万 against 17.10–18.20 万: %s', (asking, text) => {
    expect(said(asking)).toBe(text);
  });

  it('never calls the greater of two distances the lesser one, whatever the intervals', () => {
    const narrow = { ...CRV, low: 9.8, median: 10, high: 10.2 };
    const wide = { ...CRV, low: 8.6, median: 10, high: 11.7 };
    expect([said(11.4, narrow), said(11.8, wide)]).toEqual(['高于估值 14%', '高于估值 18%']);
    expect([said(12.1, narrow), said(12.1, wide)]).toEqual(['明显高于估值 21%', '明显高于估值 21%']);
  });

  it('is not given on fewer than 20 listings, on prices far apart, or to a price nobody would ask', () => {
    expect(said(17, { ...CRV, listings: 19 })).toBe('样本太少，不评');
    expect(said(17, { ...CRV, low: 12, high: 20 })).toBe('报价分散，不评');
    expect(said(1.69)).toBe('信息存疑，不评');
    expect(said(169)).toBe('信息存疑，不评');
  });
});
