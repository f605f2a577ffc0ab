import type { PayChannel } from '@cheyantong/domain';
import type { NoticeSender, OutgoingNotice } from './notices.ts';
import { canBePaid, type Payment, type Trade } from './trade.ts';
import type { Trades } from './trades.ts';

/** What a person, or a test, can make happen to a trade. */
export const OUTCOMES = [
  'paid',
  'duplicate',
  'underpaid',
  'wrongAmount',
  'badSignature',
  'silent',
  'late',
] as const;

export type Outcome = (typeof OUTCOMES)[number];

/** What a notice claims; a forger claims it too, without the key. */
interface Claim {
  amountCents: number;
  payment: Payment;
  forged: boolean;
}

export type WriteNotice = (trade: Trade, claim: Claim) => OutgoingNotice;

interface Cashier {
  trades: Trades;
  sender: NoticeSender;
  writers: Record<PayChannel, WriteNotice>;
  now: () => Date;
}

export type Done = { done: string } | { conflict: string };

/** Pays a trade as a person does who confirms it on the phone. */
export type Pay = (trade: Trade) => Done;

/** Lets an outcome happen; `noticeAfterMs` holds its notice back, so that notices overtake each other. */
export function bringAbout(cashier: Cashier, trade: Trade, outcome: Outcome, noticeAfterMs = 0): Done {
  const { trades, sender, writers } = cashier;
  const tell = (
    claim: Partial<Claim> & { payment: Payment },
    options: { afterMs?: number; tries?: number } = {},
  ) =>
    sender.send(writers[trade.channel](trade, { amountCents: trade.amountCents, forged: false, ...claim }), {
      afterMs: noticeAfterMs,
      ...options,
    });

  switch (outcome) {
    case 'paid':
    case 'silent': {
      if (!canBePaid(trade, cashier.now())) return { conflict: whyNot(trade) };
      const payment = trades.pay(trade);
      if (outcome === 'silent') return { done: '已付款，不发送通知' };
      tell({ payment });
      return { done: '已付款，通知已发出' };
    }
    case 'underpaid': {
      if (!canBePaid(trade, cashier.now())) return { conflict: whyNot(trade) };
      // A discount of the vendor's that nobody agreed on: from here on, this is what the trade is about.
      trade.amountCents -= 1;
      tell({ payment: trades.pay(trade), amountCents: trade.amountCents });
      return { done: '已付款，但少付一分，通知已发出' };
    }
    case 'duplicate': {
      if (!trade.payment && !canBePaid(trade, cashier.now())) return { conflict: whyNot(trade) };
      const payment = trade.payment ?? trades.pay(trade);
      for (const afterMs of [0, 0, noticeAfterMs + 300]) tell({ payment }, { afterMs });
      return { done: '已付款，同一通知发出三次' };
    }
    case 'late': {
      if (trade.payment) return { conflict: whyNot(trade) };
      trade.status = 'closed';
      tell({ payment: trades.pay(trade) });
      return { done: '二维码关闭之后仍然付款，通知已发出' };
    }
    case 'wrongAmount':
      tell({ payment: trades.newPayment(trade.channel), amountCents: trade.amountCents + 1 });
      return { done: '没有付款，发出金额不符的通知' };
    case 'badSignature':
      tell({ payment: trades.newPayment(trade.channel), forged: true }, { tries: 1 });
      return { done: '没有付款，发出签名错误的通知' };
  }
}

const whyNot = ({ status }: Trade): string =>
  status === 'paid' ? '这笔交易已经付款' : '二维码已关闭或过期，无法付款';
