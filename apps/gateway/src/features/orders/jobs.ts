import type { Job } from '../../jobs/job.ts';
import { type ExpiryDesk, expireOrders } from './expire-orders.ts';

export const CLOSE_CODES = 'order-close-codes';

const ONCE = { times: 0, firstWaitSeconds: 1 };
/** A vendor may be down for a while: seven tries over about half an hour, as long as its code lives. */
const PATIENT = { times: 6, firstWaitSeconds: 15 };

export function orderJobs(desk: ExpiryDesk): Job[] {
  const closeCodes: Job<{ orderNo: string }> = {
    name: CLOSE_CODES,
    retry: PATIENT,
    concurrency: 4,
    async work({ orderNo }) {
      await desk.money.settleOrClose(orderNo);
    },
  };
  return [
    closeCodes,
    // What fails is looked at again a minute later anyway.
    { name: 'orders-expire', cron: '* * * * *', retry: ONCE, work: () => expireOrders(desk) },
  ];
}
