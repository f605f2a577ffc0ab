import { randomUUID } from 'node:crypto';
import { centsFromYuan, dateTimeText, yuanText } from '@cheyantong/domain';
import { canBePaid, refundedCents, type Trade } from '../trade.ts';
import type { Trades } from '../trades.ts';

export type Answer = Record<string, string>;
type Content = Readonly<Record<string, unknown>>;
type Method = (content: Content, desk: MethodDesk) => Answer;

interface MethodDesk {
  trades: Trades;
  now: () => Date;
  /** Where a bill can be fetched, for a short while. */
  billUrl(day: string): string;
}

const success = (answer: Answer): Answer => ({ code: '10000', msg: 'Success', ...answer });

export const refusal = (subCode: string, subMessage: string, code = '40004'): Answer => ({
  code,
  msg: code === '40002' ? 'Invalid Arguments' : 'Business Failed',
  sub_code: subCode,
  sub_msg: subMessage,
});

const notExisting = () => refusal('ACQ.TRADE_NOT_EXIST', '交易不存在');

/** A code that nobody has scanned is no trade yet. */
const scanned = (content: Content, { trades }: MethodDesk): Trade | undefined => {
  const trade = trades.find('alipay', String(content.out_trade_no));
  return trade?.status === 'offered' ? undefined : trade;
};

function statusWord(trade: Trade, now: Date): string {
  if (trade.status === 'paid')
    return refundedCents(trade) === trade.amountCents ? 'TRADE_CLOSED' : 'TRADE_SUCCESS';
  return canBePaid(trade, now) ? 'WAIT_BUYER_PAY' : 'TRADE_CLOSED';
}

const query: Method = (content, desk) => {
  const trade = scanned(content, desk);
  if (!trade) return notExisting();
  return success({
    out_trade_no: trade.outTradeNo,
    trade_no: trade.payment?.transactionId ?? `pending-${trade.prepayId}`,
    trade_status: statusWord(trade, desk.now()),
    total_amount: yuanText(trade.amountCents),
    ...(trade.payment && { send_pay_date: dateTimeText(trade.payment.paidAt) }),
  });
};

const close: Method = (content, desk) => {
  const trade = scanned(content, desk);
  if (!trade) return notExisting();
  if (trade.status !== 'waiting') return refusal('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  trade.status = 'closed';
  return success({ out_trade_no: trade.outTradeNo });
};

const refund: Method = (content, desk) => {
  const trade = scanned(content, desk);
  if (!trade) return notExisting();
  if (!trade.payment) return refusal('ACQ.TRADE_STATUS_ERROR', '交易状态不合法');
  const amountCents = centsFromYuan(String(content.refund_amount)) ?? 0;
  const result = desk.trades.refund(trade, String(content.out_request_no), amountCents);
  if (result === 'tooMuch') return refusal('ACQ.REFUND_AMT_NOT_EQUAL_TOTAL', '退款金额超限');
  return success({
    out_trade_no: trade.outTradeNo,
    trade_no: trade.payment.transactionId,
    refund_fee: yuanText(refundedCents(trade)),
    fund_change: result === 'new' ? 'Y' : 'N',
    ...(result === 'new' && { gmt_refund_pay: dateTimeText(desk.now()) }),
  });
};

const refundQuery: Method = (content, desk) => {
  const trade = scanned(content, desk);
  const found = trade?.refunds.find(({ refundNo }) => refundNo === content.out_request_no);
  if (!trade || !found) return success({});
  return success({
    out_trade_no: trade.outTradeNo,
    out_request_no: found.refundNo,
    refund_amount: yuanText(found.amountCents),
    refund_status: 'REFUND_SUCCESS',
    gmt_refund_pay: dateTimeText(found.at),
  });
};

const billQuery: Method = ({ bill_date }, { trades, billUrl }) => {
  const day = String(bill_date);
  const booked = trades.ledger(day).some(({ channel }) => channel === 'alipay');
  return booked
    ? success({ bill_download_url: billUrl(day) })
    : refusal('isp.bill_not_exist', `账单不存在 ${randomUUID()}`);
};

export const METHODS: Readonly<Record<string, Method>> = {
  'alipay.trade.query': query,
  'alipay.trade.close': close,
  'alipay.trade.refund': refund,
  'alipay.trade.fastpay.refund.query': refundQuery,
  'alipay.data.dataservice.bill.downloadurl.query': billQuery,
};
