import { describe, expect, it } from 'vitest';
import { PAY_WAY_NAMES, PAY_WAYS, readTradeNo, tradeNoOf } from './pay-ways.ts';

const ORDER_NO = '173165760000012310086';

describe('the number at the vendor', () => {
  it.each(PAY_WAY_NAMES)('of the way %s leads back to the order', (way) => {
    expect(readTradeNo(tradeNoOf(ORDER_NO, way))).toEqual({ orderNo: ORDER_NO, way });
  });

  it('is the order’s own for a code, as it was before there were other ways', () => {
    expect(tradeNoOf(ORDER_NO, 'code')).toBe(ORDER_NO);
  });

  it('is another one for every way', () => {
    expect(new Set(PAY_WAY_NAMES.map((way) => PAY_WAYS[way].letter)).size).toBe(PAY_WAY_NAMES.length);
  });

  it('may be anything in a notice', () => {
    expect(readTradeNo('')).toEqual({ orderNo: '', way: 'code' });
    expect(readTradeNo('CX1Z')).toEqual({ orderNo: 'CX1Z', way: 'code' });
  });
});
