import {
  bodyWord,
  brandWord,
  type CsvRow,
  displacementText,
  emissionWord,
  energyWord,
  freeText,
  gearboxWord,
  levelWord,
  UnusableCell,
  wholeNumber,
  yuanFromWan,
} from '@cheyantong/car-files';
import { beijingYear } from '@cheyantong/domain';
import type { Column } from '../../../data/importer.ts';
import type { ModelDraft } from './model-draft.ts';

export const CATALOGUE_COLUMNS: readonly Column[] = [
  { name: 'brand', required: true, meaning: '品牌；留空时按已知车系推断' },
  { name: 'series', required: true, meaning: '车系' },
  { name: 'year', required: true, meaning: '年款，如 2021' },
  { name: 'trim', required: true, meaning: '配置，如 280TSI DSG 舒适版；与车系、年款一起确定一个车型' },
  { name: 'energy', required: true, meaning: '汽油 柴油 纯电动 插电混动 增程式 油电混动 其他' },
  { name: 'level', required: true, meaning: '级别，如 紧凑型车、中型SUV；留空为 MPV，不详写 -' },
  { name: 'maker', meaning: '厂商，如 一汽-大众；缺省为品牌名' },
  { name: 'body', meaning: '三厢轿车 两厢轿车 旅行车 SUV MPV 跑车 皮卡 微面；缺省按级别推断' },
  { name: 'engine', meaning: '发动机或电机，如 1.4T 150马力 L4' },
  { name: 'hp', meaning: '最大马力' },
  { name: 'displacement', meaning: '排量，如 1.5L；也可命名为 disp' },
  { name: 'gearbox', meaning: '手动 自动' },
  { name: 'drive', meaning: '驱动方式，如 前置前驱' },
  { name: 'seats', meaning: '座位数' },
  { name: 'emission', meaning: '国III 国IV 国V 国VI' },
  { name: 'range', meaning: '纯电续航，公里' },
  { name: 'guide', meaning: '厂商指导价，万元' },
];

const FIRST_YEAR = 1950;
const MAX_TEXT_LENGTH = 100;
const CONTROL_CHARACTER = /\p{Cc}/u;

const readHorsepower = wholeNumber('马力', 5_000);
const readSeats = wholeNumber('座位数', 100);
const readRange = wholeNumber('续航', 5_000);
const readGuidePrice = yuanFromWan('指导价');

/** Reads a row of the catalogue in our words; the brand may be '' and is then found by the series. Throws UnusableCell. */
export function readModel({ cells }: CsvRow): ModelDraft {
  const cell = (name: string): string => cells[name] ?? '';
  refuseUnusableText(cells);
  return {
    brand: brandWord(cell('brand')),
    series: required('车系', cell('series')),
    maker: freeText(cell('maker')),
    level: levelWord(cell('level')),
    body: bodyWord(cell('body')),
    year: readYear(cell('year')),
    trim: required('配置', cell('trim')),
    energy: energyWord(cell('energy')),
    engine: freeText(cell('engine')),
    horsepower: readHorsepower(cell('hp')),
    displacement: displacementText(cell('displacement') || cell('disp')),
    gearbox: gearboxWord(cell('gearbox')),
    drive: freeText(cell('drive')),
    seats: readSeats(cell('seats')),
    emission: emissionWord(cell('emission')),
    rangeKm: readRange(cell('range')),
    guidePriceYuan: readGuidePrice(cell('guide')),
  };
}

function readYear(cell: string): number {
  const year = Number(cell);
  const lastYear = beijingYear(new Date()) + 2;
  if (!Number.isInteger(year) || year < FIRST_YEAR || year > lastYear)
    throw new UnusableCell(`年款「${cell}」应为 ${FIRST_YEAR}–${lastYear} 的年份`);
  return year;
}

function required(what: string, cell: string): string {
  if (!cell) throw new UnusableCell(`缺少${what}`);
  return cell;
}

function refuseUnusableText(cells: CsvRow['cells']): void {
  for (const [name, cell] of Object.entries(cells)) {
    if (cell.length > MAX_TEXT_LENGTH) throw new UnusableCell(`${name} 超过 ${MAX_TEXT_LENGTH} 个字`);
    if (CONTROL_CHARACTER.test(cell)) throw new UnusableCell(`${name} 含有换行或控制字符`);
  }
}
