import type {
  BatteryReport,
  ClaimReport,
  InspectionReport,
  RepairReport,
  ValuationReport,
} from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ReadReport } from '../report-query.ts';

/** The sample of a service; each is a file of its own that only its page loads. */
export const sampleQuery = (service: Service) =>
  queryOptions({
    queryKey: ['visitor', 'report sample', service],
    queryFn: () => loadSample(service),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** The test beside this file holds every sample against the contract: that is what makes these casts true. */
export async function loadSample(service: Service): Promise<ReadReport> {
  switch (service) {
    case 'inspection':
      return { service, report: (await import('./inspection.json')).default as InspectionReport };
    case 'valuation':
      return { service, report: (await import('./valuation.json')).default as ValuationReport };
    case 'repair':
      return { service, report: (await import('./repair.json')).default as RepairReport };
    case 'accident':
      return { service, report: (await import('./accident.json')).default as ClaimReport };
    case 'battery':
      return { service, report: (await import('./battery.json')).default as BatteryReport };
  }
}
