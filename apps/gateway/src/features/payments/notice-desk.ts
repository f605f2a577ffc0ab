import { type PayChannel, readTradeNo } from '@cheyantong/domain';
import type { NoticeHeaders } from '../../adapters/payments/port.ts';
import type { DbHandle } from '../../db/handle.ts';
import type { PaymentDesk } from './desk.ts';
import { countNotice, countPayment } from './figures.ts';
import { NoticeLog, type Verdict } from './notice-log.ts';
import { LOOK_UP } from './queues.ts';
import { type ProvedPayment, type Settlement, settle } from './settle.ts';

const VERDICTS: Record<Settlement, Verdict> = {
  settled: 'accepted',
  givenBack: 'accepted',
  repeated: 'repeated',
  doubtful: 'wrongAmount',
  unknownOrder: 'unknownOrder',
};
const UNDERSTOOD: ReadonlySet<Verdict> = new Set(['accepted', 'repeated', 'ignored']);

/** The payment is in the books, whoever brought it there. */
const BOOKED: ReadonlySet<Settlement> = new Set(['settled', 'givenBack', 'repeated']);

const isBooked = (settling: Promise<Settlement>): Promise<boolean> =>
  settling.then(
    (settlement) => BOOKED.has(settlement),
    () => false,
  );

/** Takes the vendors' notices. */
export class NoticeDesk {
  readonly #desk: PaymentDesk;
  /** A vendor that tells the same several times at once waits here for the first, and holds no connection meanwhile. */
  readonly #underWay = new Map<string, Promise<Settlement>>();

  constructor(desk: PaymentDesk) {
    this.#desk = desk;
  }

  /**
   * Answers whether the vendor may consider its notice understood. What is refused is written down; what could not be
   * written down throws, and the vendor comes again.
   */
  async take(channel: PayChannel, { headers, rawBody }: { headers: NoticeHeaders; rawBody: Buffer }) {
    const { db, vendors } = this.#desk;
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
    const settlement = await this.#settleInTurn(noticeId, {
      ...{ orderNo, channel, way, transactionId, amountCents, paidAt },
      source: 'notice',
    });
    countPayment(channel, settlement);
    countNotice(channel, VERDICTS[settlement]);
    return UNDERSTOOD.has(VERDICTS[settlement]);
  }

  async #settleInTurn(noticeId: string, payment: ProvedPayment): Promise<Settlement> {
    const { channel, orderNo, transactionId, amountCents } = payment;
    const told = [channel, orderNo, transactionId, amountCents].join();
    const first = this.#underWay.get(told);
    if (first && (await isBooked(first))) {
      await record(this.#desk.db, { noticeId, payment, settlement: 'repeated' });
      return 'repeated';
    }
    const settling = this.#settle(noticeId, payment);
    this.#underWay.set(told, settling);
    return settling.finally(() => this.#underWay.delete(told));
  }

  #settle(noticeId: string, payment: ProvedPayment): Promise<Settlement> {
    const { db, orders, enqueue } = this.#desk;
    const { orderNo, channel, way } = payment;
    return db.transaction(async (tx) => {
      const settlement = await settle({ orders, enqueue }, tx, payment);
      if (settlement === 'doubtful') await enqueue(tx, LOOK_UP, { orderNo, channel, way });
      await record(tx, { noticeId, payment, settlement });
      return settlement;
    });
  }
}

function record(
  handle: DbHandle,
  told: { noticeId: string; payment: ProvedPayment; settlement: Settlement },
): Promise<void> {
  const { channel, orderNo, transactionId, amountCents } = told.payment;
  const note = `${transactionId}, ${amountCents} cents`;
  const verdict = VERDICTS[told.settlement];
  return new NoticeLog(handle).record({ channel, verdict, noticeId: told.noticeId, orderNo, note });
}

const aboutOrder = ({ noticeId, tradeNo }: { noticeId: string; tradeNo: string | null }) => ({
  noticeId,
  orderNo: tradeNo === null ? null : readTradeNo(tradeNo).orderNo,
});
