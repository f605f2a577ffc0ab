import { type OrderType, SERVICES, type Service } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';

/** What a report page's address asks for. */
export interface WantedReport {
  service: Service;
  /** Empty where the address names no order. */
  orderNo: string;
  /** An inspection by the number printed on it; empty otherwise. */
  reportCode: string;
  sample: boolean;
}

/** The services that share /personalCenter/report, told apart by the query's orderType. */
const SHARING_A_PAGE = ['inspection', 'valuation', 'accident'] as const satisfies Service[];

export const wantedReport = (pathname: string, search: URLSearchParams): WantedReport => ({
  service: serviceOf(pathname, search),
  orderNo: search.get('orderNo')?.trim() ?? '',
  reportCode: search.get('reportCode')?.trim() ?? '',
  sample: search.get('sample') === '1',
});

function serviceOf(pathname: string, search: URLSearchParams): Service {
  if (pathname === PAGES.repairReportDetail.path) return 'repair';
  if (pathname === PAGES.batteryReportDetail.path) return 'battery';
  if (pathname === PAGES.estimateDetail.path) return 'valuation';
  const orderType = Number(search.get('orderType') ?? 0) as OrderType;
  return SHARING_A_PAGE.find((service) => SERVICES[service].orderType === orderType) ?? 'inspection';
}
