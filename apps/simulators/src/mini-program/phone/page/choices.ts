import { DEMO_CODES, DEMO_REPORT, DEMO_VEHICLES } from '@cheyantong/domain';

interface Choice {
  value: string;
  words: string;
}

/** Whoever holds the phone. A number is a person: WeChat knows them by it. */
export const PEOPLE: readonly Choice[] = [
  { value: '13800000001', words: '林晓 · 138 0000 0001' },
  { value: '13800000002', words: '陈默 · 138 0000 0002' },
  { value: '13900000003', words: '周宁 · 139 0000 0003' },
  { value: 'typed', words: '其他手机号' },
  { value: '', words: '未登录，拒绝授权' },
];

const electric = DEMO_VEHICLES.find(({ newEnergy, behaviour }) => newEnergy && behaviour === 'good');

/** What the camera sees. */
export const SCANS: readonly Choice[] = [
  { value: DEMO_REPORT.vin, words: `前风挡车架号 ${DEMO_REPORT.vin}` },
  ...(electric ? [{ value: electric.vin, words: `新能源车架号 ${electric.vin}` }] : []),
  { value: DEMO_CODES.part, words: `配件溯源码 ${DEMO_CODES.part}` },
  { value: DEMO_CODES.battery, words: `电池编码 ${DEMO_CODES.battery}` },
  { value: DEMO_REPORT.code, words: `报告编号 ${DEMO_REPORT.code}` },
  { value: 'typed', words: '其他内容' },
  { value: 'cancel', words: '没有扫，点了取消' },
];

/** Latitude and longitude. */
export const LOCATIONS: readonly Choice[] = [
  { value: '39.0851,117.1994', words: '允许 · 天津市' },
  { value: '39.9042,116.4074', words: '允许 · 北京市' },
  { value: '31.2304,121.4737', words: '允许 · 上海市' },
  { value: 'refused', words: '拒绝' },
];

export const WIDTHS: readonly Choice[] = [
  { value: '375', words: '375' },
  { value: '390', words: '390' },
  { value: '768', words: '768 平板' },
];

export const TEXT_SIZES: readonly Choice[] = [
  { value: '100', words: '标准' },
  { value: '125', words: '1.25' },
  { value: '150', words: '1.5' },
];

export const ENVIRONMENTS: readonly Choice[] = [
  { value: 'production', words: '正式' },
  { value: 'development', words: '开发' },
];

export const NETWORKS: readonly Choice[] = [
  { value: 'on', words: '正常' },
  { value: 'off', words: '断网' },
];

export type { Choice };
