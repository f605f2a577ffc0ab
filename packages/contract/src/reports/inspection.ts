import { z } from 'zod';
import { dateTimeText, findingsHead, mileagePoint } from './common.ts';

const flag = z.literal([0, 1]);

const checkItem = z.object({
  itemCode: z.string(),
  itemName: z.string(),
  result: z.literal([0, 1, 2]).describe('0 normal, 1 defect, 2 not checked'),
  defectCode: z.string().nullable(),
  defectLabel: z.string().nullable(),
  degree: z.literal([1, 2, 3]).nullable().describe('slight, medium, severe'),
  deduct: z.number().min(0),
  remark: z.string().nullable(),
  images: z.array(z.string()),
  costLow: z.int().nullable().describe('yuan, expected repair'),
  costHigh: z.int().nullable(),
});

const checkSection = z.object({
  sectionCode: z.enum(['body', 'engine', 'cabin', 'start', 'road', 'chassis', 'function']),
  sectionName: z.string(),
  fullScore: z.number(),
  score: z.number(),
  defectCount: z.int(),
  items: z.array(checkItem).min(1),
});

export const inspectionFindings = z.object({
  ...findingsHead,
  outletName: z.string(),
  inspector: z.string(),
  inspectTime: dateTimeText,
  totalScore: z.number().min(0).max(100),
  grade: z.literal([1, 2, 3, 4, 5]),
  gradeLabel: z.string(),
  isAccident: flag,
  isFlood: flag,
  isFire: flag,
  isOdometerSuspect: flag,
  frame: z.array(checkItem).length(13),
  sections: z.array(checkSection).min(6),
  paint: z.array(z.object({ part: z.string(), thickness: z.number(), repaired: flag })),
  tyres: z.array(
    z.object({
      position: z.enum(['左前', '右前', '左后', '右后']),
      brand: z.string().nullable(),
      treadDepth: z.number().nullable(),
      dot: z.string().nullable(),
    }),
  ),
  images: z.array(z.object({ label: z.string(), url: z.string() })),
  mileagePoints: z.array(mileagePoint),
  conclusion: z.string(),
});
