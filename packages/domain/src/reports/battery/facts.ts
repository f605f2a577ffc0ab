import { groupedWhole, kilometres, kilometresOfWan } from '../figures.ts';
import { UNKNOWN } from '../named.ts';

type Fact = readonly [name: string, value: string];

interface PackFigures {
  pack: {
    packCode: string | null;
    manufacturer: string | null;
    cellType: string;
    ratedEnergy: number;
    currentEnergy: number;
    ratedVoltage: number | null;
    ratedRange: number | null;
    estimatedRange: number | null;
  };
}

interface UseFigures {
  usage: {
    cycleCount: number | null;
    totalMileage: number | null;
    fastChargeCount: number | null;
    slowChargeCount: number | null;
    lastChargeTime: string | null;
  };
  consistency: { maxCellVoltage: number | null; minCellVoltage: number | null; minTemp: number | null };
}

interface WarrantyFigures {
  warranty: { years: number | null; mileage: number | null; inWarranty: 0 | 1 | 2 };
}

const known = <Value>(value: Value | null, words: (value: Value) => string): string =>
  value === null ? UNKNOWN : words(value);
const measured = (value: number | null, unit: string): string =>
  known(value, (figure) => `${figure} ${unit}`);
const times = (count: number | null): string => known(count, (figure) => `${groupedWhole(figure)} 次`);

export const packFacts = ({ pack }: PackFigures): Fact[] => [
  ['电池包编码', known(pack.packCode, String)],
  ['厂商', known(pack.manufacturer, String)],
  ['电芯类型', pack.cellType],
  ['额定电压', measured(pack.ratedVoltage, 'V')],
  ['额定电量', measured(pack.ratedEnergy, 'kWh')],
  ['现可用电量', measured(pack.currentEnergy, 'kWh')],
  ['标称续航', known(pack.ratedRange, kilometres)],
  ['估算续航', known(pack.estimatedRange, kilometres)],
];

/** What is read off cells and charges, besides what has limits. */
export const chargeFacts = ({ usage, consistency }: UseFigures): Fact[] => [
  ['循环次数', times(usage.cycleCount)],
  ['累计里程', known(usage.totalMileage, kilometresOfWan)],
  ['快充', times(usage.fastChargeCount)],
  ['慢充', times(usage.slowChargeCount)],
  ['最高电芯电压', measured(consistency.maxCellVoltage, 'V')],
  ['最低电芯电压', measured(consistency.minCellVoltage, 'V')],
  ['最低温度', measured(consistency.minTemp, '°C')],
  ['最近充电', known(usage.lastChargeTime, String)],
];

const IN_WARRANTY = { 0: '已过保', 1: '在保', 2: UNKNOWN } as const;

export const warrantyFacts = ({ warranty }: WarrantyFigures): Fact[] => [
  ['质保年限', known(warranty.years, (years) => `${years} 年`)],
  ['质保里程', known(warranty.mileage, kilometresOfWan)],
  ['当前状态', IN_WARRANTY[warranty.inWarranty]],
];

export const GRADE_RANGES = { A: '≥ 90%', B: '80–90%', C: '70–80%', D: '< 70%' } as const;

interface HealthFigures extends PackFigures {
  sohGrade: keyof typeof GRADE_RANGES;
  rankPercent: number | null;
}

/** What stands beside the health: what is left of the pack, in figures. */
export const healthFigures = ({ pack, sohGrade, rankPercent }: HealthFigures) => [
  {
    key: 'energy',
    name: '现可用',
    value: String(pack.currentEnergy),
    unit: `/ ${pack.ratedEnergy} kWh`,
  },
  ...(pack.estimatedRange === null
    ? []
    : [{ key: 'range', name: '估算续航', value: groupedWhole(pack.estimatedRange), unit: '公里' }]),
  { key: 'grade', name: '健康度等级', value: sohGrade, unit: GRADE_RANGES[sohGrade] },
  ...(rankPercent === null
    ? []
    : [{ key: 'rank', name: '好于同款', value: String(Math.round(rankPercent)), unit: '%' }]),
];
