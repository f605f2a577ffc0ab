import { reportAddress, SERVICES, type Service } from '@cheyantong/domain';
import type { NewMessage } from '../messages/index.ts';

interface AboutReport {
  orderNo: string;
  service: Service;
  vehicleName?: string | null;
}

/* What a member is told about a report, once for each report. */

const about = (
  { orderNo, service }: AboutReport,
  onceKey: string,
  said: Pick<NewMessage, 'title' | 'text'>,
): NewMessage => ({
  kind: 'report',
  ...said,
  link: reportAddress(SERVICES[service].orderType, orderNo),
  onceKey,
});

/** 车辆检测报告, 维修报告 */
const reportName = (service: Service): string => `${SERVICES[service].name.replace(/报告$/, '')}报告`;

const named = ({ service, vehicleName }: AboutReport): string =>
  vehicleName ? `${reportName(service)}（${vehicleName}）` : reportName(service);

export const readyMessage = (order: AboutReport, reportCode: string): NewMessage =>
  about(order, `report:${reportCode}:ready`, {
    title: `${reportName(order.service)}已出具`,
    text: `${named(order)}已出具，编号 ${reportCode}，现在可以查看和下载。`,
  });

export const correctedMessage = (order: AboutReport, reportCode: string): NewMessage =>
  about(order, `report:${reportCode}:corrected`, {
    title: `${reportName(order.service)}已更正`,
    text: `服务商更正了${named(order)}，新报告编号 ${reportCode}，请以新报告为准。`,
  });

export const withdrawnMessage = (order: AboutReport, reportCode: string, reason: string): NewMessage =>
  about(order, `report:${reportCode}:withdrawn`, {
    title: `${reportName(order.service)}已撤回`,
    text: `报告 ${reportCode} 已撤回：${reason}。如有疑问请联系客服。`,
  });
