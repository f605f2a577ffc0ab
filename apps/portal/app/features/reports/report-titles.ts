import type { Service } from '@cheyantong/domain';

/** How a document names itself. */
export const REPORT_TITLES: Record<Service, string> = {
  inspection: '车辆检测报告',
  valuation: '车辆估值报告',
  repair: '维修保养报告',
  accident: '出险理赔报告',
  battery: '动力电池报告',
};
