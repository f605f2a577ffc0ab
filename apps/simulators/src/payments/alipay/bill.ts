import { dateTimeText, yuanText } from '@cheyantong/domain';
import { zipSync } from 'fflate';
import type { LedgerEntry } from '../trades.ts';
import { encodeGbk } from './gbk.ts';

const COLUMNS =
  '支付宝交易号,商户订单号,业务类型,商品名称,创建时间,完成时间,门店编号,门店名称,操作员,终端号,对方账户,订单金额（元）,商家实收（元）,支付宝红包（元）,集分宝（元）,支付宝优惠（元）,商家优惠（元）,券核销金额（元）,券名称,商家红包消费金额（元）,卡消费金额（元）,退款批次号/请求号,服务费（元）,分润（元）,备注';

/** A day's bill as Alipay packs it: two tables in GBK, comments around them. */
export function alipayBill(day: string, entries: readonly LedgerEntry[]): Uint8Array {
  const details = [
    '#支付宝业务明细查询',
    `#起始日期：[${day} 00:00:00]   终止日期：[${day} 24:00:00]`,
    '#-----------------------------------------业务明细列表----------------------------------------',
    COLUMNS,
    ...entries.map(line),
    '#-----------------------------------------业务明细列表结束------------------------------------',
    `#导出时间：[${day}]`,
    '',
  ].join('\r\n');
  const summary = ['#支付宝业务汇总查询', `#合计：${entries.length} 笔`, ''].join('\r\n');
  return zipSync({ 'details.csv': encodeGbk(details), 'summary.csv': encodeGbk(summary) });
}

function line({ kind, outTradeNo, transactionId, refundNo, amountCents, time }: LedgerEntry): string {
  const isRefund = kind === 'refund';
  const amount = `${isRefund ? '-' : ''}${yuanText(amountCents)}`;
  const moment = dateTimeText(new Date(time));
  const cells = [`${transactionId}\t`, `${outTradeNo}\t`, isRefund ? '退款' : '交易', '', moment, moment];
  const places = [
    '',
    '',
    '',
    '',
    '',
    amount,
    amount,
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '0.00',
    '',
    '0.00',
    '0.00',
  ];
  return [...cells, ...places, refundNo ?? '', '0.00', '0.00', ''].join(',');
}
