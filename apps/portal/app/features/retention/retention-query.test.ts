import { describe, expect, it } from 'vitest';
import { csvAddress, readRetentionQuery, retentionAddress, withChange } from './retention-query.ts';

const read = (search: string) => readRetentionQuery(new URLSearchParams(search));

describe('the address of the ranking', () => {
  it('is bare for series at three years', () => {
    expect(retentionAddress(read(''))).toBe('/usedCar/tabs2');
    expect(retentionAddress(read('rankType=series&years=3'))).toBe('/usedCar/tabs2');
  });

  it('holds everything that was chosen, and gives it back', () => {
    const query = read('years=5&energyType=纯电动&level=紧凑型SUV&brandId=7');
    expect(query).toEqual({
      rankType: 'series',
      years: 5,
      energyType: '纯电动',
      level: '紧凑型SUV',
      brandId: '7',
    });
    const address = new URL(retentionAddress(query), 'http://portal');
    expect(readRetentionQuery(address.searchParams)).toEqual(query);
  });

  it('does not break over what somebody wrote into it', () => {
    expect(read('rankType=city&years=4&energyType=柴油&level=%20')).toEqual(read(''));
  });

  it('drops the brand when brands are ranked', () => {
    const query = withChange(read('brandId=7&years=1'), { rankType: 'brand' });
    expect(retentionAddress(query)).toBe('/usedCar/tabs2?rankType=brand&years=1');
  });

  it('names the spreadsheet with the same choices', () => {
    expect(csvAddress(read('years=5&brandId=7'))).toBe(
      '/api/vehicle-boot/app-api/v1/usedCar/retentionRank.csv?rankType=series&years=5&brandId=7',
    );
  });
});
