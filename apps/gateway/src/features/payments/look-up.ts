import { tradeNoOf } from '@cheyantong/domain';
import type { TradeState } from '../../adapters/payments/port.ts';
import type { CodePlace } from './codes.ts';
import type { PaymentDesk } from './desk.ts';
import { countPayment } from './figures.ts';
import { settle } from './settle.ts';

/** Asks the vendor how a trade stands; money that came in without a word is settled on the spot. */
export async function lookUp(
  desk: PaymentDesk,
  { orderNo, channel, way }: CodePlace,
): Promise<TradeState['state']> {
  const trade = await desk.vendors[channel].query(tradeNoOf(orderNo, way));
  if (trade.state !== 'paid') return trade.state;
  const { transactionId, amountCents, paidAt } = trade;
  const payment = { orderNo, channel, way, transactionId, amountCents, paidAt, source: 'query' } as const;
  const settlement = await desk.db.transaction((tx) => settle(desk, tx, payment));
  countPayment(channel, settlement);
  if (settlement === 'unknownOrder')
    desk.log.error({ orderNo, channel, transactionId, amountCents }, 'payment for an order that is not ours');
  return 'paid';
}
