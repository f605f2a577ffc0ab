/**
 * What a battery's figures are held against. Every number here is our own, of the 2026 edition of our procedure: no national
 * standard sets them, and pages that show them say so. An edition that changes one gets a table of its own, so that a
 * report keeps the limits it was issued by.
 */
export const BATTERY_EDITION = '2026 版';

/** How a figure stands to its limits, from the best on. */
export const LIMIT_LEVELS = ['good', 'caution', 'bad'] as const;
export type LimitLevel = (typeof LIMIT_LEVELS)[number];
export const LIMIT_WORDS: Record<LimitLevel, string> = { good: '正常', caution: '留意', bad: '超限' };

export interface BatteryLimit {
  name: string;
  /** How it is measured, or over what time it is counted. */
  remark: string | null;
  unit: string;
  /** The last value that is normal, and the last that is not over the limit. Where less is worse the second is the smaller one. */
  normal: number;
  tolerable: number;
  /** Where the bar that shows it begins and ends. */
  scale: readonly [from: number, to: number];
  /** What is said about the battery when it is not normal. */
  fault: string;
}

/** In the order in which they are read. */
export const BATTERY_FIGURES = {
  soh: {
    name: '健康度 SOH',
    remark: '现可用电量 ÷ 额定电量',
    unit: '%',
    normal: 80,
    tolerable: 70,
    scale: [60, 100],
    fault: '衰减偏多',
  },
  voltageDiff: {
    name: '单体压差',
    remark: '静置 30 分钟后',
    unit: 'mV',
    normal: 50,
    tolerable: 100,
    scale: [0, 150],
    fault: '单体压差偏大',
  },
  tempDiff: {
    name: '温差',
    remark: null,
    unit: '°C',
    normal: 5,
    tolerable: 8,
    scale: [0, 12],
    fault: '温差偏大',
  },
  maxTemp: {
    name: '最高温度',
    remark: null,
    unit: '°C',
    normal: 45,
    tolerable: 55,
    scale: [15, 65],
    fault: '温度偏高',
  },
  insulationResistance: {
    name: '绝缘电阻',
    remark: null,
    unit: 'kΩ',
    normal: 200,
    tolerable: 100,
    scale: [0, 600],
    fault: '绝缘电阻偏低',
  },
  resistanceRise: {
    name: '内阻增幅',
    remark: '对比出厂',
    unit: '%',
    normal: 30,
    tolerable: 50,
    scale: [0, 70],
    fault: '内阻增加偏多',
  },
  fastChargeRatio: {
    name: '快充占比',
    remark: null,
    unit: '%',
    normal: 60,
    tolerable: 80,
    scale: [0, 100],
    fault: '快充偏多',
  },
  overDischargeCount: {
    name: '过放次数',
    remark: '接入数据以来',
    unit: '次',
    normal: 3,
    tolerable: 8,
    scale: [0, 12],
    fault: '过放偏多',
  },
} as const satisfies Record<string, BatteryLimit>;

export type BatteryFigure = keyof typeof BATTERY_FIGURES;

/** An alarm of the third level that nobody has dealt with stops a car; the others want a look. */
export const ALARM_LEVELS = {
  1: '一级（提示）',
  2: '二级（限制使用）',
  3: '三级（停车检查）',
} as const;
