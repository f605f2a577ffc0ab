import { listOpenCities, type OpenCity } from '@cheyantong/contract';
import type { ServerCall } from '../../shared/server-context.ts';
import { loadOffer, type OfferSeed } from './offer/offer-seed.ts';
import { type PageService, SERVICE_CONTENT } from './service-content.ts';

/** What an order page knows from the start. Nothing of what cannot be had: the page asks again by itself. */
export interface OrderSeed {
  offer: OfferSeed | null;
  /** Where cars are looked at, for services that do. */
  openCities: OpenCity[] | null;
}

export async function loadOrder(call: ServerCall, service: PageService, address: URL): Promise<OrderSeed> {
  const [offer, openCities] = await Promise.all([
    loadOffer(call, service, address),
    SERVICE_CONTENT[service].onTheCar ? call(listOpenCities, { query: {} }).catch(() => null) : null,
  ]);
  return { offer, openCities };
}
