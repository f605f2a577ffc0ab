import { dateTimeText, INVOICE_KIND, invoiceStatusLabel, TITLE_KINDS, yuanText } from '@cheyantong/domain';
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
      发票抬头: titles.map((title) => ({
        类型: TITLE_KINDS[title.kind],
        名称: title.name,
        税号: title.taxNumber,
        注册地址: title.address,
        注册电话: title.phone,
        开户银行: title.bank,
        银行账号: title.bankAccount,
        接收邮箱: title.email,
        保存时间: dateTimeText(title.createdAt),
      })),
      发票: invoices.map((invoice) => ({
        订单号: invoice.orderNo,
        类型: INVOICE_KIND,
        状态: invoiceStatusLabel(invoice.status),
        抬头: invoice.name,
        税号: invoice.taxNumber,
        接收邮箱: invoice.email,
        价税合计: yuanText(invoice.amountCents),
        税额: yuanText(invoice.taxCents),
        发票号码: invoice.number,
        红字发票号码: invoice.redNumber,
        申请时间: dateTimeText(invoice.requestedAt),
      })),
    },
  };
}
