import type { ServiceInfo } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import type { DbHandle } from '../../../db/handle.ts';
import type { Cars, Offer, Valuations } from '../ports.ts';
import type { orders } from '../tables.ts';

/** What a member asks for, as it was sent, and what it is checked against. */
export interface Request {
  tx: DbHandle;
  memberId: bigint;
  cars: Cars;
  valuations: Valuations;
  offer: Offer;
  service: Service;
  info: ServiceInfo;
  now: Date;
}

/** The same, read against our own tables: names come from there and never from the browser. */
export type Needs = Pick<typeof orders.$inferInsert, 'serviceInfo' | 'vin' | 'vehicleName'> &
  Partial<Pick<typeof orders.$inferInsert, 'outletId' | 'appointDate' | 'appointPeriod'>>;
