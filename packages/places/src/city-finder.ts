import { nationalDivisions } from './divisions.ts';

export interface City {
  code: string;
  name: string;
  provinceCode: string;
}

/** Places that listings name and the national list does not: joined to another city, or part of one. */
const NOW_PART_OF: Readonly<Record<string, string>> = { 莱芜: '济南', 西咸新区: '西安' };

/** Finds a city by the short name that listings use: 石家庄, 伊犁 (伊犁哈萨克自治州), 石河子. */
export class CityFinder {
  readonly #cities: readonly City[];
  readonly #found = new Map<string, City | null>();

  constructor() {
    this.#cities = nationalDivisions().flatMap((province) =>
      (province.children ?? []).map(({ code, name }) => ({ code, name, provinceCode: province.code })),
    );
  }

  /** The city of this name, or nothing where no city or more than one begins like it. */
  find(name: string): City | null {
    const known = this.#found.get(name);
    if (known !== undefined) return known;
    const city = this.#lookUp(NOW_PART_OF[name] ?? name);
    this.#found.set(name, city);
    return city;
  }

  #lookUp(name: string): City | null {
    const exact = this.#cities.find((city) => city.name === name || city.name === `${name}市`);
    if (exact) return exact;
    const [only, another] = name ? this.#cities.filter((city) => city.name.startsWith(name)) : [];
    return only && !another ? only : null;
  }
}
