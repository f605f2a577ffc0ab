import { z } from 'zod';
import { dateTimeText, findingsHead, triFlag, wan } from './common.ts';

const figure = z.number().nullable();
const tally = z.int().nullable();

/** One of the ways in which the health was measured. */
const method = z.object({
  name: z.string().describe('满充满放'),
  basis: z.string().describe('实测放出的电量 ÷ 额定电量'),
  soh: z.number().min(0).max(100),
  margin: z.number().min(0).describe('percentage points to either side'),
  adopted: z.boolean().describe('its health is that of the report'),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
});

export const batteryFindings = z.object({
  ...findingsHead,
  soh: z.number().min(0).max(100),
  sohGrade: z.enum(['A', 'B', 'C', 'D']),
  sohLabel: z.string(),
  rankPercent: z.number().min(0).max(100).nullable().describe('better than x % of the same model'),
  pack: z.object({
    packCode: z.string().nullable(),
    manufacturer: z.string().nullable(),
    cellType: z.enum(['磷酸铁锂', '三元锂', '钠离子', '其他']),
    ratedEnergy: z.number().describe('kWh'),
    currentEnergy: z.number().describe('kWh'),
    ratedVoltage: figure,
    ratedRange: figure,
    estimatedRange: figure,
  }),
  usage: z.object({
    cycleCount: tally,
    totalMileage: wan.nullable(),
    fastChargeCount: tally,
    slowChargeCount: tally,
    fastChargeRatio: figure.describe('0–1'),
    overDischargeCount: tally,
    lastChargeTime: dateTimeText.nullable(),
  }),
  consistency: z.object({
    maxCellVoltage: figure.describe('V'),
    minCellVoltage: figure.describe('V'),
    voltageDiff: figure.describe('mV'),
    maxTemp: figure.describe('°C'),
    minTemp: figure.describe('°C'),
    tempDiff: figure.describe('°C'),
    insulationResistance: figure.describe('kΩ'),
    resistanceRise: figure.optional().describe('percent above new'),
  }),
  methods: z.array(method).optional(),
  alarms: z.array(
    z.object({
      time: dateTimeText,
      level: z.literal([1, 2, 3]),
      name: z.string(),
      handled: z.literal([0, 1]),
    }),
  ),
  sohTrend: z.array(
    z.object({
      month: z.string(),
      soh: z.number(),
      low: z.number().optional().describe('eight of ten of the same model and age lie between low and high'),
      high: z.number().optional(),
    }),
  ),
  warranty: z.object({ years: tally, mileage: wan.nullable(), inWarranty: triFlag }),
  conclusion: z.string(),
});

/** Whether the pack's chain is recorded is looked up when the report is read, not frozen into it. */
export const batteryExtras = z.object({
  packTraceCode: z.string().nullable().describe('leads to the chain of the pack; null: none is recorded'),
});
