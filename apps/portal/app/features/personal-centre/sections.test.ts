import { describe, expect, it } from 'vitest';
import { ordersAddress } from '../orders/index.ts';
import { sectionAddress, sectionOf } from './sections.ts';

const read = (address: string) => sectionOf(new URL(address, 'http://portal').searchParams);

describe('the address of a section', () => {
  it.each([
    ['overview', 1],
    ['valuations', 2],
    ['favorites', 1],
    ['leads', 3],
  ] as const)('leads to %s, page %i', (section, page) => {
    expect(read(sectionAddress(section, page))).toEqual({ section, page });
  });

  it('of the orders is the one their list makes', () => {
    expect(read(ordersAddress({ orderType: 2, status: 0 })).section).toBe('orders');
  });

  it.each(['/personalCenter?tab=nothing', '/personalCenter?tab=toString&page=-2', '/personalCenter?page=x'])(
    'is the overview when it says %s',
    (address) => {
      expect(read(address)).toEqual({ section: 'overview', page: 1 });
    },
  );
});
