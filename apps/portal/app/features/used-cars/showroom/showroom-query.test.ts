import { describe, expect, it } from 'vitest';
import { withChange, withoutFilters } from '../../../shared/list/list-address.ts';
import { readShowroomQuery, showroomAddress } from './showroom-query.ts';

const read = (search: string) => readShowroomQuery(new URLSearchParams(search));

describe('the address of the showroom', () => {
  it('is bare when nothing is chosen', () => {
    expect(showroomAddress(read(''))).toBe('/usedCar/tabs1');
    expect(showroomAddress(read('pageNum=1'))).toBe('/usedCar/tabs1');
  });

  it('holds everything that was chosen, and gives it back', () => {
    const query = read(
      'brandId=7&seriesId=8&cityCode=120100&priceMin=5&priceMax=10.5&bodyType=SUV&energyType=汽油&keywords= 混动 &sortField=price&sort=desc&pageNum=3',
    );
    expect(query).toEqual({
      brandId: '7',
      seriesId: '8',
      cityCode: '120100',
      priceMin: 5,
      priceMax: 10.5,
      bodyType: 'SUV',
      energyType: '汽油',
      keywords: '混动',
      sortField: 'price',
      sort: 'desc',
      pageNum: 3,
    });
    const address = new URL(showroomAddress(query), 'http://portal');
    expect(readShowroomQuery(address.searchParams)).toEqual(query);
  });

  it('says where the page before ended, until another choice is made', () => {
    const query = read('color=白色&pageNum=2&after=1-150000-1044');
    expect(showroomAddress(query)).toBe(
      '/usedCar/tabs1?color=%E7%99%BD%E8%89%B2&pageNum=2&after=1-150000-1044',
    );
    expect(showroomAddress(withChange(query, { color: undefined }))).toBe('/usedCar/tabs1');
    expect(read('pageNum=2&after=somewhere')).toEqual({ pageNum: 2 });
  });

  it('does not break over what somebody wrote into it', () => {
    expect(
      read('priceMin=abc&priceMax=-3&cityCode=12&bodyType=坦克&sortField=rank&pageNum=0&keywords=%20'),
    ).toEqual({ pageNum: 1 });
  });

  it('begins at page one after another choice, and keeps the order when the filters go', () => {
    const query = read('color=白色&sortField=mileage&sort=asc&pageNum=4');
    expect(showroomAddress(withChange(query, { color: undefined }))).toBe(
      '/usedCar/tabs1?sortField=mileage&sort=asc',
    );
    expect(withChange(query, { pageNum: 5 }).pageNum).toBe(5);
    expect(withoutFilters(query)).toEqual({ pageNum: 1, sortField: 'mileage', sort: 'asc' });
  });
});
