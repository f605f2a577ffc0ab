import type { PaidTrade } from './port.ts';

/** The payment in WeChat's description of a trade, when there is one. */
export function paidTradeOf(trade: Record<string, unknown>): PaidTrade | null {
  const { trade_state, transaction_id, success_time } = trade;
  const amount = trade.amount as { total?: unknown; currency?: unknown } | undefined;
  const paidAt = new Date(String(success_time));
  const readable =
    typeof transaction_id === 'string' &&
    Number.isInteger(amount?.total) &&
    (amount?.currency ?? 'CNY') === 'CNY' &&
    !Number.isNaN(paidAt.getTime());
  if (trade_state !== 'SUCCESS' || !readable) return null;
  return { transactionId: transaction_id, amountCents: Number(amount?.total), paidAt };
}
