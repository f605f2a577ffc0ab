import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import type { Cars, Offers, Valuations } from './ports.ts';

/** What choosing and ordering a service works with. */
export interface PurchaseDesk {
  db: DbHandle;
  enqueue: Enqueue;
  offers: Offers;
  cars: Cars;
  valuations: Valuations;
}
