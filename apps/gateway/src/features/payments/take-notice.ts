import { type PayChannel, readTradeNo } from '@cheyantong/domain';
import type { NoticeHeaders } from '../../adapters/payments/port.ts';
import type { PaymentDesk } from './desk.ts';
import { countNotice, countPayment } from './figures.ts';
import { NoticeLog, type Verdict } from './notice-log.ts';
import { LOOK_UP } from './queues.ts';
import { type Settlement, settle } from './settle.ts';

const VERDICTS: Record<Settlement, Verdict> = {
  settled: 'accepted',
  givenBack: 'accepted',
  repeated: 'repeated',
  doubtful: 'wrongAmount',
  unknownOrder: 'unknownOrder',
};
const UNDERSTOOD: ReadonlySet<Verdict> = new Set(['accepted', 'repeated', 'ignored']);

/**
 * Takes a vendor's notice, and answers whether the vendor may consider it understood. What is refused is written down;
 * what could not be written down throws, and the vendor comes again.
 */
export async function takeNotice(
  { db, vendors, ...desk }: PaymentDesk,
  channel: PayChannel,
  { headers, rawBody }: { headers: NoticeHeaders; rawBody: Buffer },
): Promise<boolean> {
  const notice = await vendors[channel].readNotice(headers, rawBody);
  if (notice.kind !== 'paid') {
    const { kind: verdict, note } = notice;
    const about = notice.kind === 'unproved' ? {} : aboutOrder(notice);
    await new NoticeLog(db).record({ channel, verdict, note, ...about });
    countNotice(channel, verdict);
    return UNDERSTOOD.has(verdict);
  }
  const { noticeId, tradeNo, transactionId, amountCents, paidAt } = notice;
  const { orderNo, way } = readTradeNo(tradeNo);
  const payment = { orderNo, channel, way, transactionId, amountCents, paidAt, source: 'notice' } as const;
  const settlement = await db.transaction(async (tx) => {
    const outcome = await settle(desk, tx, payment);
    if (outcome === 'doubtful') await desk.enqueue(tx, LOOK_UP, { orderNo, channel, way });
    const note = `${transactionId}, ${amountCents} cents`;
    await new NoticeLog(tx).record({ channel, verdict: VERDICTS[outcome], noticeId, orderNo, note });
    return outcome;
  });
  countPayment(channel, settlement);
  countNotice(channel, VERDICTS[settlement]);
  return UNDERSTOOD.has(VERDICTS[settlement]);
}

const aboutOrder = ({ noticeId, tradeNo }: { noticeId: string; tradeNo: string | null }) => ({
  noticeId,
  orderNo: tradeNo === null ? null : readTradeNo(tradeNo).orderNo,
});
