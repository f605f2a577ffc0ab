import { dateTimeText, SIMULATED_PAYMENTS, yuanText } from '@cheyantong/domain';
import type { LedgerEntry } from '../trades.ts';

const COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';
const SUMMARY_COLUMNS =
  '总交易单数,应结订单总金额,退款总金额,充值券退款总金额,手续费总金额,订单总金额,申请退款总金额';

/** A day's bill as WeChat writes it: a backtick before every value, a summary below. */
export function wechatBill(entries: readonly LedgerEntry[]): string {
  const total = (kind: LedgerEntry['kind']) =>
    yuanText(
      entries.filter((entry) => entry.kind === kind).reduce((sum, { amountCents }) => sum + amountCents, 0),
    );
  const summary = [
    entries.length,
    total('payment'),
    total('refund'),
    '0.00',
    '0.00',
    total('payment'),
    total('refund'),
  ];
  return `\uFEFF${[COLUMNS, ...entries.map(line), SUMMARY_COLUMNS, quoted(summary), ''].join('\r\n')}`;
}

function line({ kind, outTradeNo, transactionId, refundNo, amountCents, time }: LedgerEntry): string {
  const isRefund = kind === 'refund';
  const { appId, mchId } = SIMULATED_PAYMENTS.wechat;
  const paid = isRefund ? '0.00' : yuanText(amountCents);
  const back = isRefund ? yuanText(amountCents) : '0.00';
  return quoted([
    dateTimeText(new Date(time)),
    appId,
    mchId,
    '0',
    '',
    transactionId,
    outTradeNo,
    'simulated-openid',
    'NATIVE',
    isRefund ? 'REFUND' : 'SUCCESS',
    'OTHERS',
    'CNY',
    paid,
    '0.00',
    isRefund ? transactionId : '0',
    refundNo ?? '0',
    back,
    '0.00',
    isRefund ? 'ORIGINAL' : '',
    isRefund ? 'SUCCESS' : '',
    '',
    '',
    '0.00000',
    '0.60%',
    paid,
    back,
    '',
  ]);
}

const quoted = (cells: readonly (string | number)[]): string => cells.map((cell) => `\`${cell}`).join(',');
