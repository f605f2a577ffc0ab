import { ENERGY_TYPES, HALF_DAYS } from '@cheyantong/domain';
import { z } from 'zod';

const head = {
  orderNo: z.string().min(1).max(64),
  providerRef: z.string().min(1).max(128),
  /** The edition of the answer; a correction has a higher one than what it corrects. */
  revision: z.int().min(1).max(1_000),
};
const reason = z.string().max(200).optional();

const name = z.string().min(1).max(80);

const vehicleFacts = z
  .object({
    brandName: name,
    seriesName: name,
    modelName: name,
    recordDate: z.string().regex(/^\d{4}-\d{2}(-\d{2})?$/),
    mileage: z.number().min(0).max(100),
    color: z.string().max(20),
    useNature: z.string().max(20),
    energyType: z.enum(ENERGY_TYPES),
  })
  .partial();

export type VehicleFacts = z.output<typeof vehicleFacts>;

/** What a provider says about an order. The findings are checked against the shape of the order's own service. */
export const providerAnswer = z.discriminatedUnion('outcome', [
  z.object({
    ...head,
    outcome: z.literal('rescheduled'),
    appointDate: z.iso.date(),
    appointPeriod: z.enum(HALF_DAYS),
  }),
  z.object({ ...head, outcome: z.literal('started') }),
  z.object({
    ...head,
    outcome: z.literal('report'),
    findings: z.unknown(),
    vehicle: vehicleFacts.default({}),
  }),
  z.object({ ...head, outcome: z.literal('nothing'), reason }),
  z.object({ ...head, outcome: z.literal('failed'), reason }),
]);

export type ProviderAnswer = z.output<typeof providerAnswer>;
