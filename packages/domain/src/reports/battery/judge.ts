import { percentWords } from '../figures.ts';
import {
  BATTERY_FIGURES,
  type BatteryFigure,
  type BatteryLimit,
  LIMIT_LEVELS,
  LIMIT_WORDS,
  type LimitLevel,
} from './limits.ts';
import { judge, limitWords, placeOf, type Zone, zonesOf } from './zones.ts';

/** What a battery report says that is judged. */
export interface BatteryReadings {
  soh: number;
  /** Of the same model and age eight of ten lie between `low` and `high`, where the provider knows. */
  sohTrend: readonly { month: string; soh: number; low?: number | undefined; high?: number | undefined }[];
  usage: { fastChargeRatio: number | null; overDischargeCount: number | null };
  consistency: {
    voltageDiff: number | null;
    tempDiff: number | null;
    maxTemp: number | null;
    insulationResistance: number | null;
    resistanceRise?: number | null | undefined;
  };
  alarms: readonly { level: 1 | 2 | 3; handled: 0 | 1 }[];
}

export interface JudgedFigure {
  key: BatteryFigure | 'alarms';
  name: string;
  remark: string | null;
  /** 62 mV; 未测 where nobody measured. */
  words: string;
  limits: Record<LimitLevel, string>;
  level: LimitLevel | null;
  /** The bar with its three stretches and where the value stands on it; none where there is nothing to measure. */
  bar: { zones: Zone[]; at: number } | null;
  fault: string;
}

export interface BatteryJudgement {
  /** The worst of all. */
  level: LimitLevel;
  figures: JudgedFigure[];
  counts: Record<LimitLevel, number>;
}

/** Every figure against its limits, and what that makes of the battery: as good as the worst of them. */
export function judgeBattery(readings: BatteryReadings): BatteryJudgement {
  const figures = [...figuresOf(readings), openAlarms(readings)];
  const counts = { good: 0, caution: 0, bad: 0 };
  for (const { level } of figures) if (level) counts[level]++;
  return { level: LIMIT_LEVELS.toReversed().find((each) => counts[each] > 0) ?? 'good', figures, counts };
}

/** What a battery is called as a whole. */
export const BATTERY_VERDICTS = {
  good: { word: '良好', title: '电池良好', rule: '全部指标正常' },
  caution: { word: '留意', title: '电池需留意', rule: '至少 1 项留意，没有超限' },
  bad: { word: '需检修', title: '电池需检修', rule: '任一项超限，或有未处理的三级告警' },
} as const satisfies Record<LimitLevel, { word: string; title: string; rule: string }>;

/** The verdict as it is signed, shown and printed. */
export function batteryVerdict(readings: BatteryReadings): {
  level: LimitLevel;
  title: string;
  sentence: string;
} {
  const { level, figures } = judgeBattery(readings);
  const faults = (of: LimitLevel) => figures.filter((each) => each.level === of).map(({ fault }) => fault);
  const soh = percentWords(readings.soh);
  const sentence = {
    good: `健康度 ${soh}，各项指标都在正常范围，可以照常使用。`,
    caution: `健康度 ${soh}，可以正常用，但${faults('caution').join('、')}，请半年内复测一次。`,
    bad: `健康度 ${soh}，${faults('bad').join('、')}，已超过限值，请检修后再使用或交易。`,
  }[level];
  return { level, title: BATTERY_VERDICTS[level].title, sentence };
}

/** 正常 6 项，留意 2 项，超限 0 项 */
export const judgementCounts = ({ counts }: Pick<BatteryJudgement, 'counts'>): string =>
  LIMIT_LEVELS.map((level) => `${LIMIT_WORDS[level]} ${counts[level]} 项`).join('，');

/** The limits of the health: what is usual for the model at this age, where that is known. */
export function sohLimit({ sohTrend }: Pick<BatteryReadings, 'sohTrend'>): BatteryLimit {
  const usual = sohTrend.at(-1)?.low;
  const limit = BATTERY_FIGURES.soh;
  if (usual === undefined) return limit;
  const normal = Math.max(Math.round(usual), limit.tolerable);
  return { ...limit, normal, remark: `同龄同款下限 ${normal}%`, fault: '衰减比同龄车多' };
}

function figuresOf(readings: BatteryReadings): JudgedFigure[] {
  const { usage, consistency } = readings;
  const { fastChargeRatio } = usage;
  const values: Record<BatteryFigure, number | null> = {
    soh: readings.soh,
    voltageDiff: consistency.voltageDiff,
    tempDiff: consistency.tempDiff,
    maxTemp: consistency.maxTemp,
    insulationResistance: consistency.insulationResistance,
    resistanceRise: consistency.resistanceRise ?? null,
    fastChargeRatio: fastChargeRatio === null ? null : Math.round(fastChargeRatio * 100),
    overDischargeCount: usage.overDischargeCount,
  };
  return (Object.keys(BATTERY_FIGURES) as BatteryFigure[]).map((key) =>
    judged(key, values[key], key === 'soh' ? sohLimit(readings) : BATTERY_FIGURES[key]),
  );
}

function judged(key: BatteryFigure, value: number | null, limit: BatteryLimit): JudgedFigure {
  const { name, remark, fault } = limit;
  return {
    key,
    name,
    remark,
    fault,
    words: value === null ? '未测' : key === 'soh' ? percentWords(value) : measured(value, limit.unit),
    limits: limitWords(limit),
    level: value === null ? null : judge(value, limit),
    bar: value === null ? null : { zones: zonesOf(limit), at: placeOf(value, limit) },
  };
}

function openAlarms({ alarms }: BatteryReadings): JudgedFigure {
  const open = alarms.filter(({ handled }) => handled === 0);
  const worst = Math.max(0, ...open.map(({ level }) => level));
  return {
    key: 'alarms',
    name: '未处理的告警',
    remark: null,
    words: `${open.length} 次`,
    limits: { good: '无', caution: '一、二级', bad: '三级' },
    level: worst === 0 ? 'good' : worst === 3 ? 'bad' : 'caution',
    bar: null,
    fault: '有未处理的告警',
  };
}

const measured = (value: number, unit: string): string => (unit === '%' ? `${value}%` : `${value} ${unit}`);
