import type { UsedCarQuery } from '@cheyantong/contract';
import { arrayContains, arrayOverlaps, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import { ownIdFrom } from '../../../db/own-id.ts';
import { TRAITS, usedCars } from '../tables.ts';
import { fromWan } from '../units.ts';

/** What narrows a list, as opposed to how it is sorted and cut into pages. */
export type Filter = Omit<UsedCarQuery, 'pageNum' | 'pageSize' | 'sortField' | 'sort' | 'keywords'>;

/** Written out, not passed as a value: only then are the partial indexes known to fit, whatever plan is made. */
export const ON_SALE = sql`${usedCars.status} = 'onSale'`;

const PROVINCE = /0000$/;

export function conditionsOf(filter: Filter): SQL[] {
  const conditions: (SQL | undefined)[] = [
    ON_SALE,
    given(filter.brandId, (id) => isId(usedCars.brandId, id)),
    given(filter.seriesId, (id) => isId(usedCars.seriesId, id)),
    given(filter.cityCode, inPlace),
    given(filter.priceMin, (wan) => gte(usedCars.priceYuan, fromWan(wan))),
    given(filter.priceMax, (wan) => lte(usedCars.priceYuan, fromWan(wan))),
    given(filter.mileageMax, (wan) => lte(usedCars.mileageKm, fromWan(wan))),
    given(filter.ageMin, (years) => lte(usedCars.registeredOn, yearsAgo(years))),
    given(filter.ageMax, (years) => gte(usedCars.registeredOn, yearsAgo(years))),
    hasTraits({
      energy: filter.energyType,
      gearbox: filter.gearType,
      emission: filter.emissionStandard,
      level: filter.level,
      body: filter.bodyType,
      color: filter.color,
    }),
  ];
  return conditions.filter((condition) => condition !== undefined);
}

type Traits = { [Trait in keyof typeof TRAITS]?: string | undefined };

/** All words at once: the index intersects them before any car is fetched. */
function hasTraits(words: Traits): SQL | undefined {
  const traits = Object.entries(words).flatMap(([trait, word]) =>
    word === undefined ? [] : [`${TRAITS[trait as keyof Traits]}:${word}`],
  );
  return traits.length > 0 ? arrayContains(usedCars.traits, traits) : undefined;
}

/** A car with any of these words. */
export const hasAnyTrait = (trait: keyof Traits, words: readonly string[]): SQL =>
  arrayOverlaps(
    usedCars.traits,
    words.map((word) => `${TRAITS[trait]}:${word}`),
  );

const given = <T>(value: T | undefined, condition: (value: T) => SQL): SQL | undefined =>
  value === undefined ? undefined : condition(value);

function isId(column: typeof usedCars.brandId | typeof usedCars.seriesId, text: string): SQL {
  const id = ownIdFrom(text);
  return id === null ? sql`false` : eq(column, id);
}

/** A city, or a whole province by its code. */
export const inPlace = (code: string): SQL =>
  PROVINCE.test(code) ? eq(usedCars.provinceCode, code) : eq(usedCars.cityCode, code);

const yearsAgo = (years: number): SQL =>
  sql`(current_date - make_interval(months => ${Math.round(years * 12)}::int))::date`;
