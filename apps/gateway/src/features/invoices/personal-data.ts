import { dateTimeText, INVOICE_KIND, invoiceStatusLabel, yuanText } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Invoices } from './invoices.ts';
import { Titles } from './titles.ts';

/** What is known of a member here, for the archive they may ask for. */
export async function personalData(handle: DbHandle, memberId: bigint) {
  const titles = await new Titles(handle, memberId).list();
  const invoices = await new Invoices(handle).allOf(memberId);
  return {
    title: '发票与发票抬头',
    data: {
      titles: titles.map(({ id: _, memberId: __, createdAt, ...title }) => ({
        ...title,
        createTime: dateTimeText(createdAt),
      })),
      invoices: invoices.map((invoice) => ({
        orderNo: invoice.orderNo,
        kind: INVOICE_KIND,
        status: invoiceStatusLabel(invoice.status),
        titleName: invoice.name,
        taxNumber: invoice.taxNumber,
        email: invoice.email,
        amountYuan: yuanText(invoice.amountCents),
        taxYuan: yuanText(invoice.taxCents),
        invoiceNumber: invoice.number,
        redNumber: invoice.redNumber,
        requestTime: dateTimeText(invoice.requestedAt),
      })),
    },
  };
}
