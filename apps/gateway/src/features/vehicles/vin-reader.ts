import type { VinModel } from '@cheyantong/contract';
import { beijingYear, isNewEnergy, normalizeVin, vinModelYear, vinProblem, wmiOf } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { ShortLived } from '../../memory/short-lived.ts';
import { Catalogue } from './catalogue.ts';
import { type Maker, makerByWmi } from './makers.ts';
import { presentModel } from './present.ts';

const MAX_CANDIDATES = 20;
/** Makers and years that are asked for in the same moment. */
const MOST_REMEMBERED = 500;

/** Makes for which the order form asks for the engine number; our choice until a report provider names its own. */
const REPAIRS_FILED_BY_ENGINE = new Set(['标致', '雪铁龙', '现代', '起亚', '马自达', '斯巴鲁']);

/** Brands that have never built anything but new-energy cars. */
const NEW_ENERGY_BRANDS = new Set(
  [
    '特斯拉 蔚来 乐道 小鹏 理想 零跑 哪吒 威马 埃安 岚图 极星 极氪 极狐 飞凡 智己 智界 问界 赛力斯 小米',
    '深蓝 阿维塔 腾势 方程豹 欧拉 吉利几何 北汽新能源 长安启源',
  ].flatMap((line) => line.split(' ')),
);

/** Reads VINs, and remembers for a moment which models a maker has built in a year: many cars are of one of them. */
export class VinReader {
  readonly #known: ShortLived<VinModel['candidates']>;

  constructor(mayLagMs: number) {
    this.#known = new ShortLived({ lifeMs: mayLagMs, size: MOST_REMEMBERED });
  }

  /** What a VIN says; the model itself is not in it, so candidates are offered. */
  async decode(db: DbHandle, text: string): Promise<VinModel> {
    const vin = normalizeVin(text);
    const problem = vinProblem(vin);
    if (problem) throw new Failure('A0421', problem);

    const thisYear = beijingYear(new Date());
    const maker = makerByWmi(wmiOf(vin));
    const modelYear = vinModelYear(vin, thisYear);
    const candidates =
      maker && modelYear !== null ? await this.#candidates(db, maker, modelYear, thisYear) : [];
    return {
      vin,
      matched: candidates.length === 1,
      candidates,
      isNewEnergy: buildsOnlyNewEnergy(maker) || allNewEnergy(candidates) ? 1 : 0,
      needEngineNo: maker?.brands.some((brand) => REPAIRS_FILED_BY_ENGINE.has(brand)) ? 1 : 0,
      maker: maker?.name ?? null,
      modelYear,
    };
  }

  async #candidates(
    db: DbHandle,
    maker: Maker,
    modelYear: number,
    thisYear: number,
  ): Promise<VinModel['candidates']> {
    const key = [maker.name, ...maker.brands, modelYear, thisYear].join('\n');
    const known = this.#known.recall(key);
    if (known) return known;
    const found = await new Catalogue(db).modelsAround(modelYear, maker.brands, maker.name, MAX_CANDIDATES);
    const candidates = found.map((model) => presentModel(model, thisYear));
    this.#known.keep(key, candidates);
    return candidates;
  }
}

/** Such a maker's car is one, also where the model is not known. */
const buildsOnlyNewEnergy = (maker: Maker | undefined): boolean =>
  maker?.brands.every((brand) => NEW_ENERGY_BRANDS.has(brand)) ?? false;

const allNewEnergy = (candidates: VinModel['candidates']): boolean =>
  candidates.length > 0 && candidates.every(({ energyType }) => isNewEnergy(energyType));
