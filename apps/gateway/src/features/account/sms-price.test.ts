import { describe, expect, it } from 'vitest';
import { priceOf } from './sms-price.ts';
import type { Usage } from './sms-sends.ts';

const used = (budget: Usage['budget'], used: number): Usage => ({
  budget,
  of: '',
  windowMs: 1,
  sends: 100,
  used,
});

describe('a message', () => {
  it.each([
    [0, { kind: 'free' }],
    [49, { kind: 'free' }],
    [50, { kind: 'work', bits: 16, by: 'network' }],
    [75, { kind: 'work', bits: 18, by: 'network' }],
    [99, { kind: 'work', bits: 20, by: 'network' }],
    [100, { kind: 'refused', by: 'network' }],
  ])('costs, with %i of 100 used', (count, price) => {
    expect(priceOf([used('address', 0), used('network', count)])).toEqual(price);
  });

  it('costs what the tightest budget says', () => {
    const usage = [used('address', 60), used('network', 10), used('all', 80)];
    expect(priceOf(usage)).toEqual({ kind: 'work', bits: 18, by: 'all' });
  });

  it('is not dearer because its phone had some already, only refused in the end', () => {
    expect(priceOf([used('phone', 99), used('all', 0)])).toEqual({ kind: 'free' });
    expect(priceOf([used('phone', 100), used('all', 99)])).toEqual({ kind: 'refused', by: 'phone' });
  });
});
