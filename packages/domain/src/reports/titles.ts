import type { Service } from '../orders.ts';

/** How a document names itself. */
export const REPORT_TITLES: Record<Service, string> = {
  inspection: '车辆检测报告',
  valuation: '车辆估值报告',
  repair: '维修保养报告',
  accident: '出险理赔报告',
  battery: '动力电池报告',
};

/** What was done on the day the report was made. */
const DATED: Partial<Record<Service, string>> = { inspection: '检测日期', valuation: '估值日期' };

export const dayTitle = (service: Service): string => DATED[service] ?? '签发日期';
