import { nationalDivisions } from './divisions.ts';

interface City {
  provinceCode: string;
  provinceName: string;
  cityCode: string;
  cityName: string;
}

let known: ReadonlyMap<string, City> | undefined;

/** A city by its division code; its name is ours, whatever was sent along. */
export function cityByCode(code: string): City | undefined {
  known ??= readCities();
  return known.get(code);
}

/** A city by the name alone, for callers that have no code. */
export function cityByName(name: string): City | undefined {
  known ??= readCities();
  return [...known.values()].find(({ cityName }) => cityName === name);
}

const readCities = (): Map<string, City> =>
  new Map(
    nationalDivisions().flatMap((province) =>
      (province.children ?? []).map(({ code, name }) => [
        code,
        { provinceCode: province.code, provinceName: province.name, cityCode: code, cityName: name },
      ]),
    ),
  );
