import type { Column } from '../../../data/importer.ts';

interface FactColumn extends Column {
  /** Where a document has it; null: beside them. */
  part: 'vehicle' | 'test' | 'sponsor' | null;
  field: string;
  read: (text: string) => unknown;
}

const asText = (text: string): unknown => text;
const asNumber = (text: string): unknown => Number(text);
const asYesOrNo = (text: string): unknown => (text === '是' ? true : text === '否' ? false : text);

const column = (
  part: FactColumn['part'],
  name: string,
  meaning: string,
  {
    field = name,
    read = asText,
    required = true,
  }: Partial<Pick<FactColumn, 'field' | 'read' | 'required'>> = {},
): FactColumn => ({ part, name, field, meaning, read, required });

/** What a row says beside its tests and modifiers, whose columns bear the codes of the edition. */
export const FACT_COLUMNS: readonly FactColumn[] = [
  column(null, 'edition', '规程，项目/版本，如 safety/2026'),
  column(null, 'id', '网址中的名字，小写字母、数字和连字符'),
  column(null, 'code', '结果编号，如 CP26-1110-0417'),
  column('vehicle', 'maker', '厂商'),
  column('vehicle', 'brand', '品牌'),
  column('vehicle', 'series', '车系'),
  column('vehicle', 'trim', '受试配置'),
  column('vehicle', 'modelYear', '年款', { read: asNumber }),
  column('vehicle', 'level', '级别，如 中型车'),
  column('vehicle', 'energy', '能源，如 纯电动'),
  column('vehicle', 'body', '车身，如 三厢轿车'),
  column('vehicle', 'color', '颜色'),
  column('vehicle', 'lengthMm', '车长，毫米', { read: asNumber }),
  column('vehicle', 'massKg', '整备质量，千克', { read: asNumber }),
  column('vehicle', 'guidePrice', '新车指导价，万元', { read: asNumber }),
  column('vehicle', 'vin', '遮住中间的车架号'),
  column('test', 'testFrom', '试验开始日期', { field: 'from' }),
  column('test', 'testTo', '试验结束日期', { field: 'to' }),
  column('test', 'place', '试验地点'),
  column('test', 'organisation', '试验机构'),
  column('test', 'mileageKm', '试验前里程，公里', { read: asNumber }),
  column('test', 'equipment', '安全装备'),
  column('test', 'notCovered', '结果不适用的配置', { required: false }),
  column('test', 'appliesFrom', '结果适用于何时起生产的车', { required: false }),
  column('sponsor', 'independent', '经费独立，是 或 否', { read: asYesOrNo }),
  column('sponsor', 'paidBy', '谁出的经费'),
  column('sponsor', 'boughtBy', '车从哪里来'),
  column('sponsor', 'watchedBy', '谁在场'),
  column(null, 'articles', '相关文章的名字，以空格分开', { required: false }),
  column(null, 'published', '发布时间，如 2026-11-10 10:00'),
  column(null, 'reason', '更正的原因；已发布的结果有变化时必填', { required: false }),
];

export const NEEDED_COLUMNS = FACT_COLUMNS.filter(({ required }) => required).map(({ name }) => name);
