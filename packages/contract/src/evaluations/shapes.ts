import { z } from 'zod';
import { dateText, dateTimeText, energyType, id, text, wan } from '../fields.ts';
import { editionDocument } from './edition.ts';
import { figure } from './figure.ts';

const slug = text(80).min(1);
const starLevel = z.int().min(1).max(5);
const areaScore = z.object({ code: z.string(), name: z.string(), score: z.number() });

/** One sentence about the stars, made from the figures. */
const remark = z.object({
  tone: z.enum(['met', 'toNext', 'held']),
  text: z.string().describe('再高 7.0 分到五星'),
  areaCode: z.string().nullable().describe('the area that cost a star'),
});

export const evaluationItem = z.object({
  id: slug.describe('words of its address'),
  zone: z.union([z.literal(1), z.literal(2)]),
  title: z.string(),
  coverUrl: z.string().nullable(),
  sideUrl: z.string().nullable().describe('the car from the side, drawn without scenery'),
  summary: z.string().nullable(),
  programCode: z.string().nullable(),
  programName: z.string().nullable(),
  editionCode: z.string().nullable(),
  editionName: z.string().nullable(),
  brandName: z.string().nullable(),
  seriesName: z.string().nullable(),
  modelName: z.string().nullable(),
  modelYear: z.int().nullable(),
  level: z.string().nullable(),
  energyType: energyType.nullable(),
  lengthMm: z.int().nullable(),
  totalScore: z.number().nullable(),
  starLevel: starLevel.nullable(),
  areas: z.array(areaScore).describe('empty in the consumer zone'),
  remark: remark.nullable(),
  isNew: z.boolean().describe('published in the last 14 days'),
  topic: z.string().nullable().describe('consumer zone'),
  viewCount: z.int(),
  publishTime: dateTimeText,
});

/** A measured quantity and what the edition makes of it. */
const dimensionItem = z.object({
  code: z.string(),
  name: z.string(),
  value: z.string().describe('as shown; 未配备 where the trim lacks what is tested'),
  measured: z.number().nullable(),
  readings: z.array(z.number()).nullable(),
  unit: z.string().nullable(),
  score: z.number().nullable().describe('points'),
  fullScore: z.number(),
  zeroAt: z.number(),
  fullAt: z.number(),
});

const dimension = z.object({
  code: z.string(),
  name: z.string(),
  score: z.number().describe('of 100'),
  fullScore: z.number(),
  points: z.number(),
  weight: z.number().nullable(),
  classMedian: z.number().nullable().describe('of its class and edition, from three cars on'),
  sentence: z.string().describe('its strongest and its weakest test'),
  items: z.array(dimensionItem),
  modifiers: z.array(
    z.object({
      code: z.string(),
      name: z.string(),
      found: z.string(),
      limit: z.string(),
      points: z.number().describe('0 or below'),
    }),
  ),
});

const revision = z.object({
  revision: z.int(),
  publishTime: dateTimeText,
  reason: z.string().nullable().describe('null: as first published'),
  totalScore: z.number(),
  starLevel,
});

const classPlace = z.object({
  id: slug,
  name: z.string(),
  rank: z.int(),
  tied: z.boolean(),
  totalScore: z.number(),
  starLevel,
});

export const evaluationDetail = evaluationItem.extend({
  edition: editionDocument.nullable(),
  verdict: z
    .array(z.object({ text: z.string(), tone: z.enum(['plain', 'stars', 'strength', 'weakness']) }))
    .describe('one sentence, in pieces'),
  dimensions: z.array(dimension),
  groups: z.array(z.object({ group: z.string(), share: z.number(), classMedian: z.number().nullable() })),
  guidePrice: wan.nullable(),
  testDate: dateText.nullable(),
  testEndDate: dateText.nullable(),
  testOrg: z.string().nullable(),
  testPlace: z.string().nullable(),
  mileageKm: z.int().nullable(),
  vinMasked: z.string().nullable(),
  massKg: z.int().nullable(),
  equipment: z.string().nullable(),
  notCovered: z.string().nullable().describe('trims that the result does not hold for'),
  appliesFrom: z.string().nullable().describe('适用于 2026.3 起生产的车'),
  sponsor: z
    .object({
      independent: z.boolean(),
      paidBy: z.string(),
      boughtBy: z.string(),
      watchedBy: z.string(),
    })
    .nullable(),
  figures: z.array(figure),
  images: z.array(z.object({ url: z.string(), caption: z.string() })),
  videoUrl: z.string().nullable(),
  contentHtml: z.string().describe('sanitised; empty in the evaluation zone'),
  reportUrl: z.string().nullable().describe('signed PDF'),
  certificate: z
    .object({
      code: z.string().describe('to be checked at /traceability'),
      digest: z.string(),
      issuedBy: z.string(),
      issuedTime: dateTimeText,
    })
    .nullable(),
  revision: z.int(),
  superseded: z.boolean().describe('a later revision exists'),
  revisions: z.array(revision),
  classRanking: z.array(classPlace),
  seriesId: id.nullable().describe('of the catalogue, for cars on sale'),
  articles: z.array(z.object({ id: slug, title: z.string(), publishTime: dateTimeText })),
  related: z.array(evaluationItem),
});

export type EvaluationItem = z.output<typeof evaluationItem>;
export type EvaluationDetail = z.output<typeof evaluationDetail>;
