import { nationalDivisions } from '@cheyantong/places';
import type { outlets } from '../tables.ts';

/** Cities in which cars are inspected for the demonstration. In large ones everybody has two outlets. */
const LARGE_CITIES =
  '北京市 上海市 广州市 深圳市 成都市 重庆市 杭州市 武汉市 西安市 苏州市 郑州市 南京市 长沙市 天津市 青岛市'.split(
    ' ',
  );
const OTHER_CITIES = [
  '东莞市 宁波市 佛山市 合肥市 昆明市 沈阳市 济南市 福州市 石家庄市 哈尔滨市 长春市 大连市 厦门市 无锡市 温州市',
  '南宁市 贵阳市 太原市 南昌市 乌鲁木齐市 兰州市 海口市 呼和浩特市',
].flatMap((line) => line.split(' '));

const OUTLETS_IN_A_LARGE_CITY = 2;
/** Beside the first institution, which is everywhere. */
const OTHERS_IN_A_CITY = 2;
const CARS_PER_HALF_DAY = [4, 6, 8];
/** 1 at the outlet, 3 on site as well. */
const SERVICE_MODES = [3, 1, 1];
const FIRST_PHONE = 2001;

type NewOutlet = typeof outlets.$inferInsert;
type Inspector = { id: bigint; name: string };
type City = NonNullable<ReturnType<ReturnType<typeof citiesByName>['get']>>;

/** Invented addresses, each in a 示例路 of its city. */
export function demoOutlets(inspectors: readonly Inspector[]): NewOutlet[] {
  const known = citiesByName();
  const cityNamed = (name: string): City => {
    const city = known.get(name);
    if (!city) throw new Error(`no division is called ${name}`);
    return city;
  };
  const inLargeCities = LARGE_CITIES.map(cityNamed).flatMap((city) =>
    Array.from({ length: OUTLETS_IN_A_LARGE_CITY }, () => inspectors)
      .flat()
      .map((inspector, at) => ({ city, inspector, district: at })),
  );
  const inOthers = OTHER_CITIES.map(cityNamed).flatMap((city, turn) =>
    someOf(inspectors, turn).map((inspector, at) => ({ city, inspector, district: at })),
  );
  return [...inLargeCities, ...inOthers].map(({ city, inspector, district }, number) =>
    outletOf(city, inspector, district, number),
  );
}

/** The first one always, the others in turn. */
function someOf([first, ...others]: readonly Inspector[], turn: number): Inspector[] {
  const inTurn = Array.from({ length: OTHERS_IN_A_CITY }, (_, at) => others[(turn + at) % others.length]);
  return [first, ...inTurn].flatMap((inspector) => inspector ?? []);
}

function outletOf(city: City, inspector: Inspector, district: number, number: number): NewOutlet {
  const { districts, ...place } = city;
  const where = districts[district % districts.length] ?? city.cityName;
  return {
    ...place,
    providerId: inspector.id,
    name: `${inspector.name}（${where.replace(/[市区县]$/, '')}示例店）`,
    address: `${city.cityName}${where === city.cityName ? '' : where}示例路 ${100 + number} 号（演示地址）`,
    phone: `400-000-${FIRST_PHONE + number}`,
    businessHours: '09:00–17:30',
    serviceMode: SERVICE_MODES[number % SERVICE_MODES.length] ?? 1,
    carsPerHalfDay: CARS_PER_HALF_DAY[number % CARS_PER_HALF_DAY.length] ?? 4,
  };
}

const citiesByName = () =>
  new Map(
    nationalDivisions().flatMap((province) =>
      (province.children ?? []).map(({ code, name, children }) => [
        name,
        {
          cityCode: code,
          cityName: name,
          provinceCode: province.code,
          provinceName: province.name,
          districts: (children ?? []).map((child) => child.name),
        },
      ]),
    ),
  );
