import { SIMULATED_DEALER_SECRET } from '@cheyantong/domain';
import { type DemoCity, demoCities } from '../../../db/demo/cities.ts';
import type { DbHandle } from '../../../db/handle.ts';
import { placeDealers } from '../../dealers/index.ts';

/** Street names that every city has, so that none of these shops is a real one. */
const STREETS = ['和平', '中山', '建设', '人民', '解放', '新华', '滨河', '东环', '迎宾', '长青'];
const FIRST_NUMBER = 1001;

export interface DemoDealer extends DemoCity {
  id: bigint;
}

/** Invented dealers, one in each city and two in large ones; leads to them go to the simulators. */
export async function loadDemoDealers(db: DbHandle): Promise<DemoDealer[]> {
  const shops = demoCities()
    .flatMap((city) => (city.isLarge ? [city, city] : [city]))
    .map((city, at) => ({ city, ...shopOf(city, at) }));
  const ids = await placeDealers(
    db,
    shops.map(({ city: _, ...shop }) => shop),
  );
  return shops.flatMap(({ city, name }) => {
    const id = ids.get(name);
    return id === undefined ? [] : [{ ...city, id }];
  });
}

function shopOf(city: DemoCity, at: number) {
  const number = FIRST_NUMBER + at;
  const street = STREETS[at % STREETS.length];
  return {
    name: `示例车行·${city.name.replace(/市$/, '')}${street}店`,
    cityCode: city.code,
    cityName: city.name,
    address: `${city.name}${street}路 ${100 + (at % 9) * 10} 号（演示地址）`,
    phone: `400-000-${number}`,
    webhookUrl: `simulator:/dealers/${number}/leads`,
    webhookSecret: SIMULATED_DEALER_SECRET,
  };
}
