import { z } from 'zod';
import { cents, dateText, findingsHead, triFlag } from './common.ts';

const claimRecord = z.object({
  accidentDate: dateText,
  cityName: z.string().nullable(),
  accidentType: z.enum(['碰撞', '水淹', '火烧', '盗抢', '自然灾害', '其他']),
  insuranceType: z.string(),
  level: z.literal([1, 2, 3]).describe('slight, medium, major'),
  damageParts: z.array(z.string()),
  repairItems: z.array(z.string()),
  replaceItems: z.array(z.string()),
  laborAmount: cents,
  materialAmount: cents,
  totalAmount: cents,
});

export const claimFindings = z.object({
  ...findingsHead,
  summary: z.object({
    claimCount: z.int(),
    totalAmount: cents,
    maxAmount: cents,
    lastAccidentDate: dateText.nullable(),
    majorAccidentFlag: triFlag,
    carWaterFlag: triFlag,
    carFireFlag: triFlag,
    theftFlag: triFlag,
    totalLossFlag: triFlag,
    frameDamageFlag: triFlag,
    airbagFlag: triFlag,
  }),
  damageMap: z.array(z.object({ part: z.string(), count: z.int() })),
  records: z.array(claimRecord).describe('newest first'),
});
