import { dateTimeText, INVOICE_KIND, invoiceStatusLabel, yuanText } from '@cheyantong/domain';
import type { InvoiceFileRow, InvoiceRow } from './invoices.ts';

export const HELP = `查看并重试发票。

用法
  npm run invoices -- list              列出开票失败，以及开票、冲红中遇到问题的发票
  npm run invoices -- show 订单号       显示一张订单的发票
  npm run invoices -- retry 订单号…     重新排队这些订单的开票或冲红
  npm run invoices -- retry --all       重新排队全部遇到问题的发票

选项
  --all         全部
  -h, --help    显示本说明

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。开票与冲红由服务完成；结果未知的先向开票服务查询，不会重复开具。
`;

const head = (invoice: InvoiceRow): string =>
  [
    invoice.orderNo,
    invoiceStatusLabel(invoice.status),
    invoice.name,
    `${yuanText(invoice.amountCents)} 元`,
    dateTimeText(invoice.requestedAt),
  ].join('  ');

/** One invoice in two lines: what it is, then what is wrong with it. */
export const describeTroubled = (invoice: InvoiceRow): string =>
  `${head(invoice)}\n      已尝试 ${invoice.attempts} 次：${invoice.lastProblem ?? invoice.failureReason ?? '原因未知'}`;

export const describeInvoice = (invoice: InvoiceRow, files: readonly InvoiceFileRow[]): string[] => [
  head(invoice),
  `      ${INVOICE_KIND}，${invoice.itemName}，税额 ${yuanText(invoice.taxCents)} 元，第 ${invoice.round} 次申请，已尝试 ${invoice.attempts} 次`,
  ...[
    invoice.number && `发票号码 ${invoice.number}`,
    invoice.redNumber && `红字发票号码 ${invoice.redNumber}`,
    invoice.failureReason && `失败原因 ${invoice.failureReason}`,
    invoice.lastProblem && `最近的问题 ${invoice.lastProblem}`,
    ...files.map(({ number, format, fileId }) => `文件 ${number}.${format}（${fileId}）`),
  ].flatMap((line) => (line ? [`      ${line}`] : [])),
];
