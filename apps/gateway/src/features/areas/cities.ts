import { nationalDivisions } from './tree.ts';

interface City {
  provinceCode: string;
  cityCode: string;
  cityName: string;
}

let known: ReadonlyMap<string, City> | undefined;

/** A city by its division code; its name is ours, whatever was sent along. */
export function cityByCode(code: string): City | undefined {
  known ??= readCities();
  return known.get(code);
}

const readCities = (): Map<string, City> =>
  new Map(
    nationalDivisions().flatMap((province) =>
      (province.children ?? []).map(({ code, name }) => [
        code,
        { provinceCode: province.code, cityCode: code, cityName: name },
      ]),
    ),
  );
