import {
  BATTERY_STATES,
  type BatteryState,
  PART_STATES,
  type PartState,
  TRACE_EVENT_KINDS,
  TRACE_VERDICTS,
} from '@cheyantong/domain';
import { z } from 'zod';
import { dateText, dateTimeText, id, text, words } from '../fields.ts';

const keysOf = <K extends string>(table: Record<K, string>) => Object.keys(table) as [K, ...K[]];

export const traceCode = words(300).min(1).describe('any way of writing it; a whole address, too');
const digest = z.string().describe('SHA-256, hex');
const verdict = z.enum(TRACE_VERDICTS);
export const algorithm = z.enum(['Ed25519', 'SM2']);

/** How often a code was looked up: many look-ups of one part are the sign of a copied label. */
const lookUps = z.object({
  queryCount: z.int().describe('this one included; the same visitor counts once an hour'),
  firstQueryTime: dateTimeText.nullable(),
  recent: z.array(dateTimeText).describe('the last ones, newest first'),
  suspicious: z
    .boolean()
    .describe('more than one part is looked up as a rule: the label may have been copied'),
});

export const traceHit = z.object({
  traceCode: z.string().describe('as it is printed'),
  kind: z.enum(['report', 'part', 'battery', 'vin']).nullable().describe('null: no kind of code we know'),
  traceType: z
    .union([z.literal(1), z.literal(2)])
    .nullable()
    .describe('1 part, 2 battery'),
  found: z.boolean(),
  genuine: z.boolean(),
  verdict,
  queryCount: z.int(),
  firstQueryTime: dateTimeText.nullable(),
  hint: z.string().nullable().describe('what is wrong with the form of the code, where something is'),
  vehicle: z
    .object({
      scrappedOn: dateText.nullable().describe('recovered as scrapped: it must not be on the road'),
      batteryCodes: z.array(z.string()),
      partCodes: z.array(z.string()).describe('parts taken from it'),
    })
    .nullable()
    .describe('of a VIN'),
});

/** One measured point of a test. */
const testRow = z.object({ item: z.string(), limit: z.string(), measured: z.string(), passed: z.boolean() });

const traceNode = z.object({
  nodeType: z.enum(TRACE_EVENT_KINDS),
  nodeName: z.string(),
  time: dateTimeText,
  enterprise: z.string(),
  location: z.string().nullable(),
  remark: z.string().nullable(),
  images: z.array(z.string()),
  seq: z.int(),
  facts: z.array(z.object({ name: z.string(), value: z.string() })),
  tests: z.array(testRow),
  signer: z.string().describe('who signed it within the enterprise, by number'),
  keyId: z.string(),
  hash: digest,
  problem: z.string().nullable().describe('what does not hold at this step; null: it holds'),
});

const trace = {
  traceCode: z.string(),
  verdict,
  verdictSentence: z.string(),
  checkedTime: dateTimeText,
  lookUps,
  withdrawn: z
    .object({ time: dateTimeText, reason: z.string(), replacedBy: z.string().nullable() })
    .nullable(),
  published: z
    .object({ day: dateText, length: z.int(), root: digest })
    .nullable()
    .describe('the newest public root that holds this chain, and how much of it'),
  nodes: z.array(traceNode).describe('oldest first'),
  restricted: z
    .array(z.object({ name: z.string(), value: z.string() }))
    .nullable()
    .describe('what only the owner reads; null for everybody else'),
};

export const partTrace = z.object({
  ...trace,
  partName: z.string(),
  partId: z.string().nullable().describe('of the offer, where there is one'),
  oeNo: z.string().nullable(),
  fitsName: z.string(),
  partGrade: z.string().nullable(),
  partGradeLabel: z.string(),
  images: z.array(z.string()),
  state: z.enum(keysOf<PartState>(PART_STATES)),
  stateLabel: z.string(),
  sealNo: z.string().nullable().describe('number of the tamper-evident label'),
  mark: z.string().nullable().describe('what tells this piece from others'),
  warrantyUntil: dateText.nullable(),
  sourceVehicle: z.object({
    brandName: z.string(),
    modelName: z.string(),
    vinMasked: z.string(),
    scrapDate: dateText.nullable(),
    scrapCertNo: z.string().nullable(),
  }),
  dismantler: z.object({ name: z.string(), qualificationNo: z.string().nullable(), cityName: z.string() }),
  inspection: z
    .object({ org: z.string(), time: dateTimeText, result: z.string(), reportUrl: z.string().nullable() })
    .nullable(),
});

export const batteryTrace = z.object({
  ...trace,
  packCode: z.string(),
  codeLevel: z.enum(['电池包', '模块', '单体']),
  manufacturer: z.string(),
  cellType: z.string(),
  cellCount: z.int().nullable(),
  moduleCount: z.int().nullable(),
  replacedModules: z.array(z.string()),
  ratedEnergy: z.number().describe('kWh'),
  ratedVoltage: z.number().nullable().describe('V'),
  produceDate: dateText,
  vehicle: z.object({ brandName: z.string(), modelName: z.string(), vinMasked: z.string() }).nullable(),
  currentState: z.enum(keysOf<BatteryState>(BATTERY_STATES)),
  currentStateLabel: z.string(),
  health: z
    .array(z.object({ date: dateText, soh: z.number(), measured: z.boolean() }))
    .describe('percent of the first capacity, from the events, oldest first'),
  lives: z
    .array(
      z.object({
        life: z.enum(['car', 'secondUse', 'recycling']),
        from: dateText.nullable(),
        to: dateText.nullable(),
        limit: z.number().nullable().describe('percent below which this life should end'),
      }),
    )
    .describe('past, present and to come'),
  reports: z
    .array(
      z.object({
        reportTime: dateTimeText,
        providerName: z.string(),
        reportCode: z
          .string()
          .nullable()
          .describe('for the owner of the battery and whoever ordered the report'),
        orderNo: z.string().nullable().describe('for whoever ordered the report'),
      }),
    )
    .describe('battery reports about this pack that stand, newest first'),
});

const traceKey = z.object({
  keyId: z.string(),
  actor: z.string(),
  enterprise: z.string(),
  algorithm,
  publicKey: z.string().describe('PEM (Ed25519) or hex (SM2)'),
  since: dateTimeText,
  revokedTime: dateTimeText.nullable(),
});

/** A public root: the text that was signed, and the signature. */
export const traceRoot = z.object({
  day: dateText,
  statement: z
    .string()
    .describe('canonical JSON: day, size, root, hash of the root before, hash of all keys'),
  signature: z.string(),
  keyId: z.string(),
});

export const traceProof = z.object({
  traceCode: z.string(),
  events: z.array(z.object({ text: z.string(), hash: digest, signature: z.string(), keyId: z.string() })),
  keys: z.array(traceKey),
  published: z
    .object({
      root: traceRoot,
      length: z.int().describe('how many events the root holds'),
      index: z.int(),
      size: z.int(),
      path: z.array(digest).describe('siblings from leaf to root (RFC 6962)'),
    })
    .nullable()
    .describe('null: recorded today, published tomorrow'),
});

export const signedTraceEvent = z.object({
  text: text(4_000).min(1).describe('the event as canonical JSON (RFC 8785), exactly as it was signed'),
  signature: text(400).min(1).describe('Base64'),
  keyId: id,
  sealed: z
    .object({ salt: text(64).min(16), facts: z.record(text(40), text(200)) })
    .nullable()
    .describe('facts that only the owner may read; the event holds their digest'),
});
