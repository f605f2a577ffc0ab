import { Failure } from '../../http/failure.ts';
import type { Offer } from './ports.ts';

/** An offer may have gone since the page was opened. */
export function refuseUnavailable(offer: Offer): void {
  if (!offer.onShelf || !offer.service) throw new Failure('A0500', '该服务已下架，请选择其他服务');
  if (offer.orderedElsewhere) throw new Failure('A0500', '该服务请在服务商的小程序中下单');
}
