import type { UsedCarQuery } from '@cheyantong/contract';
import { eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { ownIdFrom } from '../../../db/own-id.ts';
import { usedCars } from '../tables.ts';
import { kindOf, mileageBands, priceBands, registrationYears, type Trait, traitOf } from '../traits.ts';
import { fromWan } from '../units.ts';
import type { Conditions, Figure } from './conditions.ts';
import type { OrderField } from './order.ts';
import { beijingDay, yearOf, yearsBefore } from './years-before.ts';

/** What narrows a list, as opposed to how it is sorted and cut into pages. */
export type Filter = Omit<UsedCarQuery, 'pageNum' | 'pageSize' | 'sortField' | 'sort' | 'keywords'>;

const PROVINCE = /0000$/;
export function conditionsOf(filter: Filter, today = beijingDay()): Conditions {
  const words: Record<Trait, string | undefined> = {
    energy: filter.energyType,
    gearbox: filter.gearType,
    emission: filter.emissionStandard,
    level: filter.level,
    body: filter.bodyType,
    color: filter.color,
  };
  const wanted = (Object.keys(words) as Trait[]).flatMap((trait) => {
    const word = words[trait];
    return word === undefined ? [] : [{ trait, word }];
  });
  const known = wanted.filter(({ trait, word }) => kindOf(trait, word) !== undefined);
  return {
    ids: present([
      given(filter.brandId, (id) => isId(usedCars.brandId, id)),
      given(filter.seriesId, (id) => isId(usedCars.seriesId, id)),
      given(filter.cityCode, inPlace),
      // A word that no list of ours knows has no bit.
      ...wanted.filter((word) => !known.includes(word)).map(({ trait, word }) => eq(usedCars[trait], word)),
    ]),
    figures: [
      ...inRange('price', [
        given(filter.priceMin, (wan) => gte(usedCars.priceYuan, fromWan(wan))),
        given(filter.priceMax, (wan) => lte(usedCars.priceYuan, fromWan(wan))),
      ]),
      ...inRange('mileage', [given(filter.mileageMax, (wan) => lte(usedCars.mileageKm, fromWan(wan)))]),
      ...inRange('recordDate', [
        given(filter.ageMin, (years) => lte(usedCars.registeredOn, yearsBefore(today, years))),
        given(filter.ageMax, (years) => gte(usedCars.registeredOn, yearsBefore(today, years))),
      ]),
      ...known.map(({ trait, word }) => ({ is: hasAnyKind(trait, [word]) })),
    ],
    ...(filter.level !== undefined && { level: filter.level }),
    words: known.map(({ trait, word }) => [traitOf(trait, word)]),
    bands: bandsOf(filter, today),
  };
}

/** For each range the bands it touches. */
function bandsOf({ priceMin, priceMax, mileageMax, ageMin, ageMax }: Filter, today: string): string[][] {
  const bands: string[][] = [];
  if (priceMin !== undefined || priceMax !== undefined) {
    bands.push(priceBands({ least: fromWan(priceMin ?? 0), most: fromWan(priceMax ?? Infinity) }));
  }
  if (mileageMax !== undefined) bands.push(mileageBands({ most: fromWan(mileageMax) }));
  if (ageMin !== undefined || ageMax !== undefined) {
    const first = ageMax === undefined ? 0 : yearOf(yearsBefore(today, ageMax));
    // Dealers may list a car that is registered next year.
    const last = ageMin === undefined ? yearOf(today) + 1 : yearOf(yearsBefore(today, ageMin));
    bands.push(registrationYears({ first, last }));
  }
  return bands;
}

/** A car with any of these words, all of which are in the list of the trait. */
export function hasAnyKind(trait: Trait, words: readonly string[]): SQL {
  const kinds = words.reduce((all, word) => all | (kindOf(trait, word) ?? 0n), 0n);
  return sql`${usedCars.kinds} & ${kinds} <> 0`;
}

const inRange = (field: OrderField, ends: (SQL | undefined)[]): Figure[] =>
  present(ends).map((is) => ({ is, field }));

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

const present = (conditions: (SQL | undefined)[]): SQL[] =>
  conditions.filter((condition) => condition !== undefined);

function isId(column: typeof usedCars.brandId | typeof usedCars.seriesId, text: string): SQL {
  const id = ownIdFrom(text);
  return id === null ? sql`false` : eq(column, id);
}

/** A city, or a whole province by its code. */
export const inPlace = (code: string): SQL =>
  PROVINCE.test(code) ? eq(usedCars.provinceCode, code) : eq(usedCars.cityCode, code);
