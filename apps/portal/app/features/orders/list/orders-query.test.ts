import { describe, expect, it } from 'vitest';
import { isNarrowed, ordersAddress, readOrdersQuery } from './orders-query.ts';

const read = (search: string) => readOrdersQuery(new URLSearchParams(search));

describe('the address of the orders', () => {
  it('is bare when nothing is chosen', () => {
    expect(ordersAddress()).toBe('/personalCenter?tab=orders');
    expect(ordersAddress(read('pageNum=1'))).toBe('/personalCenter?tab=orders');
  });

  it('holds everything that was chosen under the names of the call, and gives it back', () => {
    const query = read(
      'orderType=0&status=0&keywords= LHG &beginDate=2026-11-01&endDate=2026-11-15&pageNum=2',
    );
    expect(query).toEqual({
      orderType: 0,
      status: 0,
      keywords: 'LHG',
      beginDate: '2026-11-01',
      endDate: '2026-11-15',
      pageNum: 2,
    });
    const address = new URL(ordersAddress(query), 'http://portal');
    expect(readOrdersQuery(address.searchParams)).toEqual(query);
  });

  it('does not break over what somebody wrote into it', () => {
    expect(read('orderType=9&status=x&keywords=%20&beginDate=2026-13-40&endDate=today&pageNum=-1')).toEqual({
      pageNum: 1,
    });
  });
});

describe('a narrowed list', () => {
  it('is one with a filter beside the type', () => {
    expect(isNarrowed(read('orderType=3&pageNum=2'))).toBe(false);
    expect(isNarrowed(read('status=0'))).toBe(true);
  });
});
