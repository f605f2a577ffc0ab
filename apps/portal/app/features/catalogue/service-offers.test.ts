import type { Provider } from '@cheyantong/contract';
import { describe, expect, it } from 'vitest';
import { serviceOffer } from './service-offers.ts';

const provider = (priceFrom: number | null, medianMinutes: number | null) =>
  ({ priceFrom, trackRecord: { orderCount: 0, medianMinutes, hitRate: null } }) as Provider;

describe('a service on a home page', () => {
  it('says between which prices and a typical time', () => {
    const providers = [provider(2900, 40), provider(1900, 5), provider(null, 12)];
    expect(serviceOffer(providers)).toEqual({ providers: 3, prices: { from: 1900, to: 2900 }, minutes: 12 });
  });

  it('says nothing where nothing is known', () => {
    expect(serviceOffer([provider(null, null)])).toEqual({ providers: 1, prices: null, minutes: null });
    expect(serviceOffer([])).toEqual({ providers: 0, prices: null, minutes: null });
  });
});
