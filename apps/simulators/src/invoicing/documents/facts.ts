import { beijingDay, yuanText } from '@cheyantong/domain';
import type { IssuedRequest } from '../invoice-book.ts';

/** Nobody may take one of these for an invoice. */
export const NOT_VALID = '演示发票，不具税务效力';

/** What stands on an invoice, line by line. */
export function linesOf(invoice: IssuedRequest): [name: string, value: string][] {
  const { order, amountCents, taxCents, takesBack } = invoice;
  return [
    ['发票号码', invoice.number],
    ['开票日期', beijingDay(invoice.issuedAt)],
    ...(takesBack ? ([['被红冲蓝字发票号码', takesBack]] as [string, string][]) : []),
    ['购买方名称', order.buyer.name],
    ['购买方纳税人识别号', order.buyer.taxNumber ?? ''],
    ['项目名称', order.itemName],
    ['金额（不含税）', yuanText(amountCents - taxCents)],
    ['税率', `${order.taxPercent}%`],
    ['税额', yuanText(taxCents)],
    ['价税合计', yuanText(amountCents)],
    ['备注', `订单 ${order.orderNo}`],
  ];
}

export const headingOf = ({ takesBack }: IssuedRequest): string =>
  takesBack ? '电子发票（普通发票）· 红字' : '电子发票（普通发票）';
