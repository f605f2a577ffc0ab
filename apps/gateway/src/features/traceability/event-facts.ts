import type { Facts } from '@cheyantong/trace-chain';

/** What events tell, by the name that is signed: how people read it. In the order they read it. */
const WORDS = wordsBy<{ name: string; unit?: string }>({
  car: { name: '车辆' },
  vinMasked: { name: '车架号' },
  mileageKm: { name: '里程', unit: ' 公里' },
  scrappedOn: { name: '报废日期' },
  certNo: { name: '回收证明' },
  partName: { name: '零件' },
  oeNo: { name: 'OE 号' },
  fits: { name: '适配' },
  method: { name: '方式' },
  photos: { name: '留存照片', unit: ' 张' },
  sealNo: { name: '防拆标签' },
  mark: { name: '外观特征' },
  result: { name: '结论' },
  grade: { name: '等级', unit: ' 级' },
  rule: { name: '依据' },
  bay: { name: '位置' },
  warrantyMonths: { name: '质保', unit: ' 个月' },
  chemistry: { name: '电芯' },
  cellCount: { name: '电芯数', unit: ' 只' },
  moduleCount: { name: '模块数', unit: ' 个' },
  energyKwh: { name: '能量', unit: ' kWh' },
  voltage: { name: '额定电压', unit: ' V' },
  soh: { name: '健康度', unit: '%' },
  work: { name: '内容' },
  replacedModules: { name: '更换模块' },
  reason: { name: '原因' },
  use: { name: '用途' },
  recovered: { name: '回收材料' },
  replacedBy: { name: '替代编号' },
});

/** Told elsewhere on the page. */
const NOT_LISTED = new Set(['signer', 'remark', 'items', 'brand', 'model']);

export const textFact = (facts: Facts | undefined, name: string): string | null => {
  const value = facts?.[name];
  return typeof value === 'string' && value !== '' ? value : null;
};

export const numberFact = (facts: Facts | undefined, name: string): number | null => {
  const value = facts?.[name];
  return typeof value === 'number' ? value : null;
};

export const textsFact = (facts: Facts | undefined, name: string): string[] => {
  const value = facts?.[name];
  return Array.isArray(value) ? value.filter((each) => typeof each === 'string') : [];
};

/** Facts for people; one that we have no words for keeps its own name. */
export function listedFacts(facts: Facts): { name: string; value: string }[] {
  const order = [...WORDS.keys()];
  return Object.entries(facts)
    .filter(([name]) => !NOT_LISTED.has(name))
    .sort(([one], [other]) => order.indexOf(one) - order.indexOf(other))
    .flatMap(([name, value]) => {
      const text = Array.isArray(value) ? value.join('、') : value;
      if (text === null || text === '' || typeof text === 'object') return [];
      const words = WORDS.get(name);
      const told = typeof text === 'number' ? text.toLocaleString('zh-CN') : String(text);
      return [{ name: words?.name ?? name, value: `${told}${words?.unit ?? ''}` }];
    });
}

/** What was measured at a test. */
export function testRows(facts: Facts): { item: string; limit: string; measured: string; passed: boolean }[] {
  const { items } = facts;
  if (!Array.isArray(items)) return [];
  return items.flatMap((row) => {
    if (typeof row !== 'object' || row === null || Array.isArray(row)) return [];
    const { item, limit, measured, passed } = row;
    return typeof item === 'string' && typeof measured === 'string'
      ? [{ item, limit: typeof limit === 'string' ? limit : '', measured, passed: passed === true }]
      : [];
  });
}

/** What only the owner reads, in words. */
const SEALED_WORDS = wordsBy<string>({
  vin: '车架号',
  engineNo: '发动机号（电机号）',
  orderNo: '订单号',
  buyer: '买方',
});

export const listedSealed = (facts: Record<string, string>): { name: string; value: string }[] =>
  Object.entries(facts).map(([name, value]) => ({ name: SEALED_WORDS.get(name) ?? name, value }));

/** Whoever signs an event chooses the names of its facts; of a map `constructor` is no name. */
function wordsBy<Words>(words: Readonly<Record<string, Words>>): ReadonlyMap<string, Words> {
  return new Map(Object.entries(words));
}
