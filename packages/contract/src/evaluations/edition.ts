import { z } from 'zod';
import { dateText, text } from '../fields.ts';

export { type Figure, figure } from './figure.ts';

const code = text(40).regex(/^[a-z0-9][a-z0-9-]*$/, '代号只用小写字母、数字和连字符');
const name = text(60).min(1);
const range = z.tuple([z.number(), z.number()]).readonly().describe('what can be measured at all');

const test = z.strictObject({
  code,
  name,
  group: name.describe('the corner of the radar'),
  quantity: name,
  unit: text(20).nullable(),
  decimals: z.int().min(0).max(3),
  range,
  take: z.enum(['worst', 'median', 'mean']).describe('which of the readings counts'),
  readings: z.int().min(1).max(30).describe('how many a result needs'),
  curve: z
    .array(z.tuple([z.number(), z.number()]).readonly())
    .min(2)
    .max(12)
    .readonly()
    .describe('value and points; straight lines between, level beyond the ends'),
  repeatability: z.number().positive().nullable().describe('± of the measured value'),
  clause: text(20).min(1),
  condition: text(200).min(1),
  method: code.describe('the same in two editions: the readings may be compared'),
});

const modifier = z.strictObject({
  code,
  name,
  quantity: name,
  unit: text(20).nullable(),
  range,
  limit: z.number().describe('costs points above it'),
  points: z.number().positive(),
  each: z.boolean().describe('once, or for every unit above the limit'),
  clause: text(20).min(1),
});

const area = z.strictObject({
  code,
  name,
  weight: z.number().positive().max(100).describe('per cent of the total, and the points of its tests'),
  repeatability: z.number().positive(),
  tests: z.array(test).min(1).max(20).readonly(),
  modifiers: z.array(modifier).max(10).readonly(),
});

const mapping = z.strictObject({
  offset: z.number(),
  factor: z.number().positive(),
  halfWidth: z.number().positive(),
  cars: z.int().min(3),
});

/** A protocol edition as it is published; `packages/evaluation` computes scores from it. */
export const editionDocument = z.strictObject({
  programmeCode: code,
  programmeName: name,
  code,
  name,
  title: text(80).min(1),
  status: z.enum(['draft', 'inForce', 'superseded']),
  effectiveFrom: dateText.nullable(),
  summary: text(300).min(1),
  repeatability: z.number().positive(),
  areas: z.array(area).min(2).max(8).readonly(),
  stars: z
    .array(
      z.strictObject({
        stars: z.int().min(2).max(5),
        total: z.number().min(0).max(100),
        everyArea: z.number().min(0).max(100),
      }),
    )
    .readonly(),
  caps: z.array(z.strictObject({ test: code, mostStars: z.int().min(1).max(4) })).readonly(),
  otherEditions: z
    .array(z.strictObject({ code, reason: text(300).min(1), mapping: mapping.nullable() }))
    .readonly(),
});

export type EditionDocument = z.output<typeof editionDocument>;
