import type { BatteryReport } from '@cheyantong/contract';
import { kilometres, kilometresOfWan } from '@cheyantong/domain';
import type { Fact } from '../report-view.ts';

const measured = (value: number | null, unit: string): string | null =>
  value === null ? null : `${value} ${unit}`;

const times = (count: number | null): string | null => (count === null ? null : `${count} 次`);

export const packFacts = ({ pack }: BatteryReport): Fact[] => [
  { name: '电池包编码', value: pack.packCode },
  { name: '厂商', value: pack.manufacturer },
  { name: '电芯类型', value: pack.cellType },
  { name: '额定电压', value: measured(pack.ratedVoltage, 'V') },
  { name: '额定电量', value: measured(pack.ratedEnergy, 'kWh') },
  { name: '现可用电量', value: measured(pack.currentEnergy, 'kWh') },
  { name: '标称续航', value: pack.ratedRange === null ? null : kilometres(pack.ratedRange) },
  { name: '估算续航', value: pack.estimatedRange === null ? null : kilometres(pack.estimatedRange) },
];

export const usageFacts = ({ usage }: BatteryReport): Fact[] => [
  { name: '循环次数', term: '循环次数', value: times(usage.cycleCount) },
  { name: '累计里程', value: usage.totalMileage === null ? null : kilometresOfWan(usage.totalMileage) },
  { name: '快充', value: times(usage.fastChargeCount) },
  { name: '慢充', value: times(usage.slowChargeCount) },
  {
    name: '快充占比',
    value: usage.fastChargeRatio === null ? null : `${Math.round(usage.fastChargeRatio * 100)}%`,
  },
  { name: '过放', value: times(usage.overDischargeCount) },
  { name: '最近充电', value: usage.lastChargeTime },
];

export const consistencyFacts = ({ consistency }: BatteryReport): Fact[] => [
  { name: '最高电芯电压', value: measured(consistency.maxCellVoltage, 'V') },
  { name: '最低电芯电压', value: measured(consistency.minCellVoltage, 'V') },
  { name: '压差', term: '压差', value: measured(consistency.voltageDiff, 'mV') },
  { name: '最高温度', value: measured(consistency.maxTemp, '°C') },
  { name: '最低温度', value: measured(consistency.minTemp, '°C') },
  { name: '温差', value: measured(consistency.tempDiff, '°C') },
  { name: '绝缘电阻', term: '绝缘电阻', value: measured(consistency.insulationResistance, 'kΩ') },
];

const IN_WARRANTY = { 0: '已过保', 1: '在保', 2: '未知' } as const;

export const warrantyFacts = ({ warranty }: BatteryReport): Fact[] => [
  { name: '质保年限', value: warranty.years === null ? null : `${warranty.years} 年` },
  { name: '质保里程', value: warranty.mileage === null ? null : kilometresOfWan(warranty.mileage) },
  { name: '当前状态', value: IN_WARRANTY[warranty.inWarranty] },
];
