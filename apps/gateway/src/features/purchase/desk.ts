import type { AgreementId } from '@cheyantong/domain';
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
  /** Records what the member agrees to with an order; refuses where a newer version has to be read first. */
  agree(
    handle: DbHandle,
    memberId: bigint,
    agreeing: { occasion: string; documents: readonly AgreementId[]; version?: string | undefined },
  ): Promise<(document: AgreementId) => string>;
}
