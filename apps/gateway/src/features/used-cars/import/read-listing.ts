import { createHash } from 'node:crypto';
import { type CsvRow, colorWord, dayOf, numberWithin, UnusableCell } from '@cheyantong/car-files';
import type { City, CityFinder } from '@cheyantong/places';
import type { Column } from '../../../data/importer.ts';
import { type ModelDraft, readModel } from '../../vehicles/index.ts';
import { fromWan } from '../units.ts';
import { emissionInForce } from './emission-in-force.ts';

export const LISTING_COLUMNS: readonly Column[] = [
  { name: 'brand', required: true, meaning: '品牌；留空时按已知车系推断' },
  { name: 'series', required: true, meaning: '车系' },
  { name: 'modelYear', required: true, meaning: '年款，如 2021' },
  { name: 'trim', required: true, meaning: '配置；与车系、年款一起确定车型，目录中没有的会补入' },
  { name: 'energy', required: true, meaning: '汽油 柴油 纯电动 插电混动 增程式 油电混动 其他' },
  { name: 'price', required: true, meaning: '售价，万元' },
  { name: 'mileage', required: true, meaning: '表显里程，万公里' },
  { name: 'registered', required: true, meaning: '上牌年月，如 2020-01' },
  { name: 'city', required: true, meaning: '所在城市，如 石家庄；不认识的城市整行不导入' },
  { name: 'listed', meaning: '发布日期，如 2025-04-05；缺省为导入当天' },
  { name: 'id', meaning: '车源编号；有它时再次导入会更新，没有时内容完全相同才算同一辆' },
  { name: 'dealer', meaning: '商家名称；缺省归入所在城市的导入商家' },
  { name: 'level', meaning: '级别，如 紧凑型车；留空为 MPV，不详写 -' },
  { name: 'engine', meaning: '发动机或电机，如 1.4T 150马力 L4' },
  { name: 'gearbox', meaning: '手动 自动' },
  { name: 'displacement', meaning: '排量，如 1.5L' },
  { name: 'drive', meaning: '驱动方式' },
  { name: 'emission', meaning: '国III 国IV 国V 国VI；缺省为上牌时执行的标准' },
  { name: 'color', meaning: '颜色' },
  { name: 'transfers', meaning: '过户次数，缺省 0' },
  { name: 'guidePrice', meaning: '新车指导价，万元' },
];

/** A listing as a file describes it, in our words; its model is still a draft. */
export interface ListingDraft {
  line: number;
  sourceKey: string;
  model: ModelDraft;
  city: City;
  dealer: string | null;
  priceYuan: number;
  mileageKm: number;
  registeredOn: string;
  publishedOn: string;
  emission: string | null;
  color: string | null;
  transfers: number;
}

const LEAST_PRICE_WAN = 0.01;
const MOST_PRICE_WAN = 10_000;
const MOST_MILEAGE_WAN = 200;
const MOST_TRANSFERS = 99;
const HORSEPOWER = /(\d+)马力/;

/** Reads a row; the brand may be '' and is then found by the series. Throws UnusableCell. */
export function readListing({ line, cells }: CsvRow, cities: CityFinder, today: string): ListingDraft {
  const cell = (name: string): string => cells[name] ?? '';
  const hp = HORSEPOWER.exec(cell('engine'))?.[1] ?? '';
  const model = readModel({
    line,
    cells: { ...cells, year: cell('modelYear'), guide: cell('guidePrice'), hp, maker: '' },
  });
  const city = cities.find(cell('city'));
  if (!city) throw new UnusableCell(`城市「${cell('city')}」无法识别`);
  const registeredOn = dayOf('上牌年月', cell('registered'));
  const publishedOn = cell('listed') ? dayOf('发布日期', cell('listed')) : today;
  if (registeredOn > publishedOn) throw new UnusableCell(`上牌年月「${cell('registered')}」晚于发布日期`);
  return {
    line,
    sourceKey: sourceKeyOf(cells),
    model,
    city,
    dealer: cell('dealer') || null,
    priceYuan: fromWan(numberWithin('售价', cell('price'), LEAST_PRICE_WAN, MOST_PRICE_WAN)),
    mileageKm: fromWan(numberWithin('里程', cell('mileage'), 0, MOST_MILEAGE_WAN)),
    registeredOn,
    publishedOn,
    emission: model.emission ?? emissionInForce(registeredOn, model.energy),
    color: colorWord(cell('color')),
    transfers: Math.trunc(numberWithin('过户次数', cell('transfers') || '0', 0, MOST_TRANSFERS)),
  };
}

/** What makes a listing the same one when it comes again: its own number, or else everything it says. */
function sourceKeyOf(cells: CsvRow['cells']): string {
  if (cells.id) return `import:${cells.id}`;
  const said = LISTING_COLUMNS.map(({ name }) => cells[name] ?? '').join('\u0000');
  return `import:${createHash('sha256').update(said).digest('base64url')}`;
}
