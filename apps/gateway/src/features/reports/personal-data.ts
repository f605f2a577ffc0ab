import { dateTimeText, SERVICES } from '@cheyantong/domain';
import { desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { reports } from './tables.ts';

/** A report is signed and never changed. It is about a car, and names of its reader only what a masked number shows. */
export const reportsOfMember = {
  async personalData(handle: DbHandle, memberId: bigint) {
    const issued = await handle
      .select({
        reportCode: reports.reportCode,
        orderNo: reports.orderNo,
        service: reports.service,
        issuedAt: reports.issuedAt,
        document: reports.document,
      })
      .from(reports)
      .where(eq(reports.memberId, memberId))
      .orderBy(desc(reports.id));
    return {
      title: '报告',
      data: issued.map(({ reportCode, orderNo, service, issuedAt, document }) => ({
        报告编号: reportCode,
        服务: SERVICES[service].name,
        订单号: orderNo,
        出具时间: dateTimeText(issuedAt),
        内容: JSON.parse(document),
      })),
    };
  },
};
