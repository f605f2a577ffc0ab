import { z } from 'zod';
import { dateText, findingsHead, mileagePoint, triFlag } from './common.ts';

const repairRecord = z.object({
  date: dateText,
  mileage: z.int().nullable().describe('km'),
  type: z.string(),
  content: z.string(),
  material: z.string().nullable(),
  remark: z.string().nullable(),
});

export const repairFindings = z.object({
  ...findingsHead,
  summary: z.object({
    carFireFlag: triFlag,
    carWaterFlag: triFlag,
    carComponentRecordsFlag: triFlag,
    carConstructRecordsFlag: triFlag,
    carOutsideRecordsFlag: triFlag,
    mileageIsNormalFlag: triFlag.describe('1 = plausible'),
    mileageEstimate: z.int().nullable(),
    mileageEveryYear: z.int().nullable(),
    mainTainTimes: z.int().nullable(),
    lastMainTainTime: dateText.nullable(),
    lastRepairTime: dateText.nullable(),
    recordCount: z.int(),
  }),
  constructRecords: z.array(repairRecord),
  componentRecords: z.array(repairRecord),
  outsideRecords: z.array(repairRecord),
  normalRecords: z.array(repairRecord).describe('all, newest first'),
  mileagePoints: z.array(mileagePoint),
});
