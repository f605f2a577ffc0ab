import { figure } from '@cheyantong/contract/edition';
import { BODY_TYPES, COLORS, ENERGY_TYPES, LEVELS } from '@cheyantong/domain';
import { z } from 'zod';
import { day, oneLine, oneOf } from '../../data/written/fields.ts';

const whole = (least: number, most: number) =>
  z.int('应为整数').min(least, `应在 ${least} 至 ${most} 之间`).max(most, `应在 ${least} 至 ${most} 之间`);

const vehicle = z.strictObject({
  maker: oneLine(40),
  brand: oneLine(20),
  series: oneLine(40),
  trim: oneLine(60),
  modelYear: whole(2000, 2100),
  level: oneOf(LEVELS),
  energy: oneOf(ENERGY_TYPES),
  body: oneOf(BODY_TYPES),
  color: oneOf(COLORS),
  lengthMm: whole(2_000, 8_000),
  massKg: whole(300, 6_000),
  guidePrice: z.number('应为以万元计的数').positive('应大于 0').max(2_000),
  /** Nobody needs the whole number. */
  vin: z
    .string('应为文字')
    .regex(/^[A-Z0-9]{3}\*{8,10}[A-Z0-9]{4}$/, '应为遮住中间的车架号，如 LEX********0417'),
});

const test = z
  .strictObject({
    from: day,
    to: day,
    place: oneLine(60),
    organisation: oneLine(60),
    mileageKm: whole(0, 1_000_000),
    equipment: oneLine(200),
    notCovered: oneLine(200).nullable().default(null),
    appliesFrom: oneLine(60).nullable().default(null),
  })
  .refine(({ from, to }) => from <= to, { path: ['to'], message: '试验结束不能早于开始' });

const sponsor = z.strictObject({
  independent: z.boolean('应为 true 或 false'),
  paidBy: oneLine(120),
  boughtBy: oneLine(120),
  watchedBy: oneLine(120),
});

/** What is told of a tested car beside what was measured. */
export const evaluationFacts = z.strictObject({
  vehicle,
  test,
  sponsor,
  articles: z.array(oneLine(80)).max(10, '最多 10 篇').default([]),
  figures: z.array(figure).max(6, '最多 6 幅').default([]),
});

export type EvaluationFacts = z.output<typeof evaluationFacts>;
