import type { UsedCarQuery } from '@cheyantong/contract';
import { beijingDay } from '@cheyantong/domain';
import { daysSince1970 } from '../stock/days.ts';
import { fromWan } from '../units.ts';
import { type Figure, HIGHEST_FIGURE, type Word } from './columns.ts';
import { type Condition, is, placeColumn } from './condition.ts';
import { yearsBefore } from './years-before.ts';

/** What narrows a list, as opposed to how it is sorted and cut into pages. */
export type Filter = Omit<UsedCarQuery, 'pageNum' | 'pageSize' | 'after' | 'sortField' | 'sort' | 'keywords'>;

export function conditionsOf(filter: Filter, today = beijingDay(new Date())): Condition[] {
  const registered = (years: number): number => daysSince1970(yearsBefore(today, years));
  return [
    word('seriesId', filter.seriesId),
    word('brandId', filter.brandId),
    word(placeColumn(filter.cityCode), filter.cityCode),
    word('color', filter.color),
    word('level', filter.level),
    word('gearbox', filter.gearType),
    word('emission', filter.emissionStandard),
    word('body', filter.bodyType),
    word('energy', filter.energyType),
    range('priceYuan', fromWan, filter.priceMin, filter.priceMax),
    range('registeredDay', registered, filter.ageMax, filter.ageMin),
    range('mileageKm', fromWan, undefined, filter.mileageMax),
  ].flat();
}

const word = (column: Word, wanted: string | undefined): Condition[] =>
  wanted === undefined ? [] : [is(column, wanted)];

/** Open ends are the ends of what a column can hold: infinity would not survive being written down. */
function range(
  column: Figure,
  figureOf: (asked: number) => number,
  least: number | undefined,
  most: number | undefined,
): Condition[] {
  if (least === undefined && most === undefined) return [];
  return [
    {
      column,
      least: least === undefined ? 0 : figureOf(least),
      most: most === undefined ? HIGHEST_FIGURE : figureOf(most),
    },
  ];
}
