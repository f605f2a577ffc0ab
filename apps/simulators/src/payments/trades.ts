import { randomInt } from 'node:crypto';
import { beijingDay, type PayChannel } from '@cheyantong/domain';
import type { Payment, Trade } from './trade.ts';

export interface LedgerEntry {
  channel: PayChannel;
  kind: 'payment' | 'refund';
  outTradeNo: string;
  transactionId: string;
  refundNo: string | null;
  amountCents: number;
  time: string;
}

type NewTrade = Omit<
  Trade,
  'createdAt' | 'prepayId' | 'linkMadeAt' | 'payment' | 'refunds' | 'notices' | 'backUrls' | 'openid'
> &
  Partial<Pick<Trade, 'backUrls' | 'openid'>>;

/** Enough for a long test run; beyond it the oldest go. */
const CAPACITY = 20_000;

/** Everything both vendors know: trades, payments, refunds. */
export class Trades {
  readonly #trades = new Map<string, Trade>();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  find(channel: PayChannel, outTradeNo: string): Trade | undefined {
    return this.#trades.get(keyOf(channel, outTradeNo));
  }

  findByPrepayId(prepayId: string): Trade | undefined {
    return [...this.#trades.values()].find((trade) => trade.prepayId === prepayId);
  }

  /** The same number is the same trade; undefined when it comes back with another amount, way or payer. */
  open(wanted: NewTrade): Trade | undefined {
    const known = this.find(wanted.channel, wanted.outTradeNo);
    if (known) return isSame(known, wanted) ? Object.assign(known, { linkMadeAt: this.#now() }) : undefined;
    const trade: Trade = {
      backUrls: null,
      openid: null,
      ...wanted,
      createdAt: this.#now(),
      linkMadeAt: this.#now(),
      prepayId: digits(12),
      payment: null,
      refunds: [],
      notices: { sent: 0, accepted: 0 },
    };
    this.#trades.set(keyOf(trade.channel, trade.outTradeNo), trade);
    const [oldest] = this.#trades.keys();
    if (this.#trades.size > CAPACITY && oldest) this.#trades.delete(oldest);
    return trade;
  }

  pay(trade: Trade): Payment {
    trade.status = 'paid';
    trade.payment = this.newPayment(trade.channel);
    return trade.payment;
  }

  newPayment(channel: PayChannel): Payment {
    const paidAt = this.#now();
    const prefix = channel === 'alipay' ? `${beijingDay(paidAt).replaceAll('-', '')}22` : '42000001';
    return { transactionId: prefix + digits(28 - prefix.length), paidAt };
  }

  /** Answers false when it was done before, or asks for more than there is. */
  refund(trade: Trade, refundNo: string, amountCents: number): 'new' | 'known' | 'tooMuch' {
    if (trade.refunds.some((refund) => refund.refundNo === refundNo)) return 'known';
    const left = trade.refunds.reduce((sum, refund) => sum - refund.amountCents, trade.amountCents);
    if (amountCents > left || amountCents <= 0) return 'tooMuch';
    trade.refunds.push({ refundNo, refundId: `5030${digits(24)}`, amountCents, at: this.#now() });
    return 'new';
  }

  /** Newest first. */
  list(): Trade[] {
    return [...this.#trades.values()].reverse();
  }

  /** What moved, in the order of the trades; one day (Beijing), or all of them. */
  ledger(day?: string): LedgerEntry[] {
    return [...this.#trades.values()]
      .flatMap(bookings)
      .filter(({ time }) => !day || beijingDay(new Date(time)) === day);
  }
}

function bookings({ channel, outTradeNo, amountCents, payment, refunds }: Trade): LedgerEntry[] {
  if (!payment) return [];
  const { transactionId, paidAt } = payment;
  const trade = { channel, outTradeNo, transactionId };
  return [
    { ...trade, kind: 'payment', refundNo: null, amountCents, time: paidAt.toISOString() },
    ...refunds.map(
      (refund): LedgerEntry => ({
        ...trade,
        kind: 'refund',
        refundNo: refund.refundNo,
        amountCents: refund.amountCents,
        time: refund.at.toISOString(),
      }),
    ),
  ];
}

const isSame = (known: Trade, { amountCents, way, openid = null }: NewTrade): boolean =>
  known.amountCents === amountCents && known.way === way && known.openid === openid;

const keyOf = (channel: PayChannel, outTradeNo: string): string => `${channel} ${outTradeNo}`;

const digits = (count: number): string => Array.from({ length: count }, () => randomInt(10)).join('');
