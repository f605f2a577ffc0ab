import { type CsvRow, dayOf, freeText, numberWithin, UnusableCell } from '@cheyantong/car-files';
import {
  ASSEMBLIES,
  isAssembly,
  isUnsellable,
  normalizeVin,
  PART_CONDITIONS,
  PART_GRADES,
  type PartCondition,
  type PartGrade,
  partCodeFields,
  vinProblem,
  withDashes,
} from '@cheyantong/domain';
import type { CityFinder } from '@cheyantong/places';
import type { PartDraft } from './part-draft.ts';
import { readFits, readTests } from './read-lists.ts';

const STATUSES = { 在售: 'onSale', 已售: 'sold', 下架: 'off' } as const;
const MOST_YUAN = 1_000_000;
const MOST_STOCK = 9_999;
const MOST_WARRANTY_MONTHS = 120;
const MOST_MILEAGE_KM = 2_000_000;
const MAX_TEXT_LENGTH = 200;
const MAX_DESCRIPTION_LENGTH = 2_000;

/** Reads a row in our words; what the law does not let anybody sell is refused here, too. Throws UnusableCell. */
export function readPart({ line, cells }: CsvRow, cities: CityFinder): PartDraft {
  const cell = (name: string): string => cells[name] ?? '';
  refuseLongText(cells);
  const kind = needed('配件名称', cell('kind'));
  const condition = readCondition(cell('condition'));
  refuseUnlawful(kind, condition);
  const supplier = needed('供应商', cell('supplier'));
  const id = needed('编号', cell('id'));
  const fits = readFits(cell('fits'));
  const remanufactured = condition === 'remanufactured';
  return {
    line,
    facts: {
      sourceKey: `import:${supplier}:${id}`,
      ofAssembly: isAssembly(kind),
      condition,
      name: needed('商品名称', cell('name')),
      modelName: fits.modelName,
      oeNo: freeText(cell('oe')),
      priceCents: cents('售价', cell('price')),
      newPriceCents: cents('新件价格', cell('newPrice')),
      grade: readGrade(cell('grade'), remanufactured),
      stock: whole('件数', cell('stock') || '1', MOST_STOCK),
      warrantyMonths: whole('质保月数', cell('warranty') || '0', MOST_WARRANTY_MONTHS),
      traceCode: readTraceCode(cell('traceCode')),
      donorBrand: freeText(cell('donorBrand')),
      donorModel: freeText(cell('donorModel')),
      donorVin: readVin(cell('donorVin')),
      donorMileageKm: cell('donorMileage')
        ? whole('来源车辆里程', cell('donorMileage'), MOST_MILEAGE_KM)
        : null,
      scrappedOn: cell('scrapped') ? dayOf('报废日期', cell('scrapped')) : null,
      tests: readTests(cell('tests')),
      description: cell('description'),
      status: readStatus(cell('status') || '在售'),
    },
    kind,
    group: freeText(cell('group')),
    supplier,
    city: cell('city') ? readCity(cell('city'), cities) : null,
    licence: remanufactured ? needed('再制造资质编号', cell('licence')) : null,
    dismantler: remanufactured && !cell('dismantler') ? null : readDismantler(cells),
    fits: fits.list,
    listedOn: cell('listed') ? dayOf('上架日期', cell('listed')) : null,
  };
}

function refuseUnlawful(kind: string, condition: PartCondition): void {
  if (isUnsellable(kind)) throw new UnusableCell(`配件名称「${kind}」：气囊和动力电池不得在平台出售`);
  if (isAssembly(kind) && condition !== 'remanufactured')
    throw new UnusableCell(`配件名称「${kind}」属于五大总成（${ASSEMBLIES}），只能作为再制造件出售`);
}

function readCondition(cell: string): PartCondition {
  const conditions = Object.keys(PART_CONDITIONS) as PartCondition[];
  const known = conditions.find((one) => PART_CONDITIONS[one].name === (cell || PART_CONDITIONS.reused.name));
  if (!known) throw new UnusableCell(`类别「${cell}」应为 回用件 或 再制造件`);
  return known;
}

function readGrade(cell: string, remanufactured: boolean): PartGrade | null {
  if (remanufactured) {
    if (cell) throw new UnusableCell(`等级「${cell}」：再制造件不分等级，请留空`);
    return null;
  }
  const grade = (Object.keys(PART_GRADES) as PartGrade[]).find((one) => one === cell);
  if (!grade) throw new UnusableCell(`等级「${cell}」应为 A、B 或 C`);
  return grade;
}

function readStatus(cell: string) {
  const status = Object.entries(STATUSES).find(([word]) => word === cell)?.[1];
  if (!status) throw new UnusableCell(`状态「${cell}」应为 在售、已售 或 下架`);
  return status;
}

function readDismantler(cells: CsvRow['cells']): PartDraft['dismantler'] {
  return {
    name: needed('拆解企业', cells.dismantler ?? ''),
    licenseNo: freeText(cells.dismantlerLicence ?? ''),
  };
}

function readTraceCode(cell: string): string | null {
  if (!cell) return null;
  const fields = partCodeFields(cell);
  if (!fields?.checks) throw new UnusableCell(`溯源码「${cell}」不正确，请核对是否有误输`);
  return withDashes(fields);
}

function readVin(cell: string): string | null {
  if (!cell) return null;
  const vin = normalizeVin(cell);
  const problem = vinProblem(vin);
  if (problem) throw new UnusableCell(`来源车辆 ${problem}`);
  return vin;
}

function readCity(cell: string, cities: CityFinder) {
  const city = cities.find(cell);
  if (!city) throw new UnusableCell(`城市「${cell}」无法识别`);
  return city;
}

const cents = (what: string, cell: string): number | null =>
  cell === '' ? null : Math.round(numberWithin(what, cell, 0.01, MOST_YUAN) * 100);

function whole(what: string, cell: string, most: number): number {
  const value = numberWithin(what, cell, 0, most);
  if (!Number.isInteger(value)) throw new UnusableCell(`${what}「${cell}」应为整数`);
  return value;
}

function needed(what: string, cell: string): string {
  if (!cell) throw new UnusableCell(`缺少${what}`);
  return cell;
}

function refuseLongText(cells: CsvRow['cells']): void {
  for (const [name, cell] of Object.entries(cells)) {
    const most = name === 'description' || name === 'tests' ? MAX_DESCRIPTION_LENGTH : MAX_TEXT_LENGTH;
    if (cell.length > most) throw new UnusableCell(`${name} 超过 ${most} 个字`);
  }
}
