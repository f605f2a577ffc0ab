import type { Service } from '@cheyantong/domain';
import { readInspection } from './inspection.ts';
import type { Needs, Request } from './request.ts';
import { readValuation } from './valuation.ts';
import { readVinReport } from './vin-report.ts';

const READERS: Record<Service, (request: Request) => Promise<Needs>> = {
  inspection: readInspection,
  valuation: readValuation,
  repair: readVinReport,
  accident: readVinReport,
  battery: readVinReport,
};

/** Fails with a sentence for the first thing that is missing or cannot be. */
export const readNeeds = (request: Request): Promise<Needs> => READERS[request.service](request);
