import { UnusableCell } from '@cheyantong/car-files';
import { seriesWithBrand } from '@cheyantong/domain';
import type { PartTest } from '../tables.ts';
import type { NamedFit } from './part-draft.ts';

const FIT = /^([^/]+)\/([^/]+)\/(\d{4})(?:[-–](\d{4}))?$/;

const items = (cell: string): string[] =>
  cell
    .split(/[;；]/)
    .map((item) => item.trim())
    .filter(Boolean);

/** 大众/朗逸/2018-2022；大众/宝来/2019: the cars it fits, and the first of them in words. */
export function readFits(cell: string): { list: NamedFit[]; modelName: string } {
  const list = items(cell).map((item) => {
    const [, brand = '', series = '', from, to = from] = FIT.exec(item) ?? [];
    const fit = { brand: brand.trim(), series: series.trim(), yearFrom: Number(from), yearTo: Number(to) };
    if (!from || fit.yearTo < fit.yearFrom)
      throw new UnusableCell(`适配「${item}」应为 品牌/车系/起止年款，如 大众/朗逸/2018-2022`);
    return fit;
  });
  const [first] = list;
  if (!first) throw new UnusableCell('缺少适配车系');
  const years = first.yearFrom === first.yearTo ? first.yearFrom : `${first.yearFrom}–${first.yearTo}`;
  return { list, modelName: `${seriesWithBrand(first.brand, first.series)} ${years}款` };
}

/** 点亮测试:正常:合格；密封:无水雾:合格 */
export const readTests = (cell: string): PartTest[] =>
  items(cell).map((item) => {
    const [name = '', result = '', verdict = '', ...rest] = item.split(/[:：]/).map((word) => word.trim());
    if (!name || !result || rest.length > 0 || !['合格', '不合格'].includes(verdict))
      throw new UnusableCell(`检测「${item}」应为 项目:结果:合格 或 项目:结果:不合格`);
    return { name, standard: null, result, passed: verdict === '合格' };
  });
