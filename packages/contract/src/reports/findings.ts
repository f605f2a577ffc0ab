import type { Service } from '@cheyantong/domain';
import type { z } from 'zod';
import { batteryFindings } from './battery.ts';
import { claimFindings } from './claim.ts';
import { inspectionFindings } from './inspection.ts';
import { repairFindings } from './repair.ts';
import { valuationFindings } from './valuation.ts';

/** What a provider answers with, by service; the gateway checks it before anything is issued. */
export const REPORT_FINDINGS = {
  inspection: inspectionFindings,
  valuation: valuationFindings,
  repair: repairFindings,
  accident: claimFindings,
  battery: batteryFindings,
} as const satisfies Record<Service, z.ZodType>;

export type ReportFindings = { [S in Service]: z.output<(typeof REPORT_FINDINGS)[S]> };
