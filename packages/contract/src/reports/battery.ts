import { z } from 'zod';
import { dateTimeText, findingsHead, triFlag, wan } from './common.ts';

const figure = z.number().nullable();
const tally = z.int().nullable();

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
  }),
  alarms: z.array(
    z.object({
      time: dateTimeText,
      level: z.literal([1, 2, 3]),
      name: z.string(),
      handled: z.literal([0, 1]),
    }),
  ),
  sohTrend: z.array(z.object({ month: z.string(), soh: z.number() })),
  warranty: z.object({ years: tally, mileage: wan.nullable(), inWarranty: triFlag }),
  conclusion: z.string(),
});

/** Whether the pack's chain is recorded is looked up when the report is read, not frozen into it. */
export const batteryExtras = z.object({
  packTraceCode: z.string().nullable().describe('leads to the chain of the pack; null: none is recorded'),
});
