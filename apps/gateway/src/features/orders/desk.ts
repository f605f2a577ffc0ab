import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Tell } from '../messages/index.ts';
import type { CertifiedKindOf, DescribeOutlet, OrderMoney, WithdrawReport } from './ports.ts';

/** What keeping orders works with. */
export interface OrderDesk {
  db: DbHandle;
  enqueue: Enqueue;
  money: OrderMoney;
  tell: Tell;
  withdrawReport: WithdrawReport;
  describeOutlet: DescribeOutlet;
  certifiedKindOf: CertifiedKindOf;
}
