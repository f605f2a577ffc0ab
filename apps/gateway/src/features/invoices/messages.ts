import { orderAddress, SERVICES, yuanText } from '@cheyantong/domain';
import type { NewMessage } from '../messages/index.ts';
import type { InvoiceRow } from './invoices.ts';

const about = ({ orderNo, service }: InvoiceRow): Pick<NewMessage, 'kind' | 'link'> => ({
  kind: 'invoice',
  link: orderAddress(SERVICES[service].orderType, orderNo),
});

export const issuedMessage = (invoice: InvoiceRow): NewMessage => ({
  ...about(invoice),
  title: '发票已开具',
  text: `抬头「${invoice.name}」的发票已开具，价税合计 ${yuanText(invoice.amountCents)} 元，可在订单详情页下载。`,
});

export const failedMessage = (invoice: InvoiceRow): NewMessage => ({
  ...about(invoice),
  title: '发票未能开具',
  text: `${invoice.failureReason ?? '开票服务没有受理'}。请核对发票抬头后重新申请。`,
});

export const reversedMessage = (invoice: InvoiceRow): NewMessage => ({
  ...about(invoice),
  title: '发票已冲红',
  text: `订单已退款，发票 ${invoice.number ?? ''} 已开具红字发票，请勿再用于报销。`,
});
