import type { ServiceInfo } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import type { DbHandle } from '../../../db/handle.ts';
import type { NewOrder } from '../../orders/index.ts';
import type { Cars, Offer, Valuations } from '../ports.ts';

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
export type Needs = Pick<NewOrder, 'serviceInfo' | 'vin' | 'vehicleName'> &
  Partial<Pick<NewOrder, 'outletId' | 'appointDate' | 'appointPeriod'>>;
