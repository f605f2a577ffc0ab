import { nationalDivisions } from '@cheyantong/places';
import type { outlets } from '../tables.ts';

/** Cities in which cars are inspected for the demonstration, with their middle. In large ones everybody has two outlets. */
const LARGE_CITIES = citiesOf(
  '北京市 39.90,116.41 上海市 31.23,121.47 广州市 23.13,113.26 深圳市 22.55,114.06 成都市 30.57,104.07',
  '重庆市 29.56,106.55 杭州市 30.27,120.15 武汉市 30.59,114.31 西安市 34.34,108.94 苏州市 31.30,120.58',
  '郑州市 34.75,113.62 南京市 32.06,118.80 长沙市 28.23,112.94 天津市 39.13,117.20 青岛市 36.07,120.38',
);
const OTHER_CITIES = citiesOf(
  '东莞市 23.02,113.75 宁波市 29.87,121.55 佛山市 23.02,113.12 合肥市 31.82,117.23 昆明市 25.04,102.72',
  '沈阳市 41.80,123.43 济南市 36.65,117.12 福州市 26.07,119.30 石家庄市 38.04,114.51 哈尔滨市 45.80,126.53',
  '长春市 43.82,125.32 大连市 38.91,121.61 厦门市 24.48,118.09 无锡市 31.49,120.31 温州市 28.00,120.70',
  '南宁市 22.82,108.37 贵阳市 26.65,106.63 太原市 37.87,112.55 南昌市 28.68,115.86 乌鲁木齐市 43.83,87.62',
  '兰州市 36.06,103.83 海口市 20.04,110.32 呼和浩特市 40.84,111.75',
);

const OUTLETS_IN_A_LARGE_CITY = 2;
/** Beside the first institution, which is everywhere. */
const OTHERS_IN_A_CITY = 2;
const CARS_PER_HALF_DAY = [4, 6, 8];
/** 1 at the outlet, 3 on site as well. */
const SERVICE_MODES = [3, 1, 1];
const FIRST_PHONE = 2001;

type NewOutlet = typeof outlets.$inferInsert;
type Inspector = { id: bigint; name: string };
type City = NonNullable<ReturnType<ReturnType<typeof citiesByName>['get']>> & Spot;

interface Spot {
  latitude: number;
  longitude: number;
}

/** Invented addresses, each in a 示例路 of its city. */
export function demoOutlets(inspectors: readonly Inspector[]): NewOutlet[] {
  const known = citiesByName();
  const cityNamed = ({ name, ...middle }: { name: string } & Spot): City => {
    const city = known.get(name);
    if (!city) throw new Error(`no division is called ${name}`);
    return { ...city, ...middle };
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
    ...spotAround(city, district),
    providerId: inspector.id,
    name: `${inspector.name}（${where.replace(/[市区县]$/, '')}示例店）`,
    address: `${city.cityName}${where === city.cityName ? '' : where}示例路 ${100 + number} 号（演示地址）`,
    phone: `400-000-${FIRST_PHONE + number}`,
    businessHours: '09:00–17:30',
    serviceMode: SERVICE_MODES[number % SERVICE_MODES.length] ?? 1,
    carsPerHalfDay: CARS_PER_HALF_DAY[number % CARS_PER_HALF_DAY.length] ?? 4,
  };
}

const GOLDEN_ANGLE = 2.4;
const DEGREES_APART = 0.025;

/** Invented like the address: on a spiral around the middle of the city, so that no two are in one place. */
function spotAround({ latitude, longitude }: Spot, at: number): Spot {
  const radius = DEGREES_APART * Math.sqrt(at + 1);
  return {
    latitude: rounded(latitude + radius * Math.sin(at * GOLDEN_ANGLE)),
    longitude: rounded(longitude + radius * Math.cos(at * GOLDEN_ANGLE)),
  };
}

const rounded = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

/** 天津市 39.13,117.20 … */
function citiesOf(...lines: string[]): ({ name: string } & Spot)[] {
  return [...lines.join(' ').matchAll(/(\S+) ([\d.]+),([\d.]+)/g)].map(
    ([, name = '', latitude, longitude]) => ({
      name,
      latitude: Number(latitude),
      longitude: Number(longitude),
    }),
  );
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
