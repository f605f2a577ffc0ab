import {
  type BatteryReport,
  type ClaimReport,
  getBatteryReport,
  getClaimReport,
  getInspectionReport,
  getRepairReport,
  getValuationReport,
  type InspectionReport,
  type RepairReport,
  type ValuationReport,
} from '@cheyantong/contract';
import { CallFailure } from '@cheyantong/contract/wire';
import type { FailureCode, Service } from '@cheyantong/domain';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../shared/call.ts';
import type { WantedReport } from './wanted-report.ts';

interface Reports {
  inspection: InspectionReport;
  valuation: ValuationReport;
  repair: RepairReport;
  accident: ClaimReport;
  battery: BatteryReport;
}

/** A report together with the service it is of: what belongs to which shape never has to be guessed. */
export type ReadReport = { [S in Service]: { service: S; report: Reports[S] } }[Service];

export const reportQuery = (viewer: string | null, wanted: WantedReport) =>
  queryOptions({
    queryKey: ['member', viewer, 'report', wanted],
    queryFn: ({ signal }) => fetchReport(wanted, signal),
    retry: (tries, failure) => !isRefusal(failure) && tries < 1,
  });

/** The gateway answered, and the answer is no. */
const isRefusal = (failure: unknown): boolean => failure instanceof CallFailure && failure.status === 400;

const failedWith = (failure: unknown, code: FailureCode): boolean =>
  failure instanceof CallFailure && failure.code === code;

/** Also of an order that will never have one: the order itself says which it is. */
export const isBeingMade = (failure: unknown): boolean => failedWith(failure, 'A0500');
export const isMissing = (failure: unknown): boolean => isRefusal(failure) && !isBeingMade(failure);

async function fetchReport(
  { service, orderNo, reportCode }: WantedReport,
  signal: AbortSignal,
): Promise<ReadReport> {
  const byOrder = { params: { orderSn: orderNo } };
  switch (service) {
    case 'inspection': {
      const query = reportCode ? { reportCode } : { orderSn: orderNo };
      return { service, report: await call(getInspectionReport, { query }, signal) };
    }
    case 'valuation':
      return { service, report: await call(getValuationReport, { params: { orderNo } }, signal) };
    case 'repair':
      return { service, report: await call(getRepairReport, byOrder, signal) };
    case 'accident':
      return { service, report: await call(getClaimReport, byOrder, signal) };
    case 'battery':
      return { service, report: await call(getBatteryReport, byOrder, signal) };
  }
}
