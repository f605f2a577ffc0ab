import { describe, expect, it } from 'vitest';
import { withChange, withoutFilters } from '../../../shared/list/list-address.ts';
import {
  FITTING_ANY_CAR,
  fittingCar,
  isForCar,
  readShowroomQuery,
  showroomAddress,
} from './showroom-query.ts';

const read = (search: string) => readShowroomQuery(new URLSearchParams(search));

const lavida = {
  brand: { id: '1', name: '大众' },
  series: { id: '20', name: '朗逸' },
  model: { id: '300', name: '2021款 280TSI' },
  year: 2021,
};

describe('the address of the parts showroom', () => {
  it('is bare when nothing is chosen', () => {
    expect(showroomAddress(read(''))).toBe('/reusableTabs/tabs1');
    expect(showroomAddress(read('pageNum=1'))).toBe('/reusableTabs/tabs1');
  });

  it('holds everything that was chosen, and gives it back', () => {
    const query = read(
      'parentTypeId=3&typeId=31&brandId=1&seriesId=20&modelYear=2021&grade=B&cityCode=120100&keywords= 大灯 &sortField=price&sort=desc&pageNum=3',
    );
    expect(query).toEqual({
      parentTypeId: '3',
      typeId: '31',
      brandId: '1',
      seriesId: '20',
      modelYear: 2021,
      grade: 'B',
      cityCode: '120100',
      keywords: '大灯',
      sortField: 'price',
      sort: 'desc',
      pageNum: 3,
    });
    const address = new URL(showroomAddress(query), 'http://portal');
    expect(readShowroomQuery(address.searchParams)).toEqual(query);
  });

  it('does not break over what somebody wrote into it', () => {
    expect(read('modelYear=21&grade=D&cityCode=12&sortField=rank&pageNum=-1&keywords=%20')).toEqual({
      pageNum: 1,
    });
  });

  it('begins at page one after another choice, and keeps the order when the filters go', () => {
    const query = read('grade=A&sortField=price&sort=asc&pageNum=4');
    expect(withChange(query, { grade: 'B' }).pageNum).toBe(1);
    expect(showroomAddress(withoutFilters(query))).toBe('/reusableTabs/tabs1?sortField=price&sort=asc');
  });

  it('takes the visitor’s car in and lets it go, with nothing else touched', () => {
    const fitting = withChange(read('grade=A'), fittingCar(lavida));
    expect(showroomAddress(fitting)).toBe('/reusableTabs/tabs1?brandId=1&seriesId=20&modelYear=2021&grade=A');
    expect(isForCar(fitting, lavida)).toBe(true);
    expect(isForCar(fitting, { ...lavida, year: 2019 })).toBe(false);
    expect(showroomAddress(withChange(fitting, FITTING_ANY_CAR))).toBe('/reusableTabs/tabs1?grade=A');
  });
});
