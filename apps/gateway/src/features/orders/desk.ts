import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Cars, Offers, OrderMoney, Valuations, WithdrawReport } from './ports.ts';

/** What taking and keeping orders works with. */
export interface OrderDesk {
  db: DbHandle;
  enqueue: Enqueue;
  money: OrderMoney;
  offers: Offers;
  cars: Cars;
  valuations: Valuations;
  withdrawReport: WithdrawReport;
}
