import type { IncomingHttpHeaders } from 'node:http';
import type { AppointPeriod, EnergyType, Service } from '@cheyantong/domain';

/** An order as a provider reads it. */
export interface ProviderOrder {
  orderNo: string;
  service: Service;
  skuSn: string;
  skuName: string;
  vin: string | null;
  plateNo: string | null;
  engineNo: string | null;
  vehicle: {
    brandName: string | null;
    seriesName: string | null;
    modelName: string | null;
    recordDate: string | null;
    /** 万公里 */
    mileage: number | null;
    color: string | null;
    energyType: EnergyType | null;
    /** 万元 */
    guidePrice: number | null;
    rangeKm: number | null;
  };
  cityName: string | null;
  outletName: string | null;
  appointDate: string | null;
  appointPeriod: AppointPeriod | null;
}

/** Institutions that do the work, each under its code. All calls reject with {@link ProviderUnavailable}. */
export interface ProviderApi {
  /** Places an order and answers the provider's own reference; placed again, it is the same order. */
  place(providerCode: string, order: ProviderOrder): Promise<string>;
  /** What the provider would say about an order, as text to be read like a callback; null while it is still at work. */
  ask(providerCode: string, providerRef: string): Promise<string | null>;
  /** Takes an order back that is no longer wanted; asked again, it is the same. A provider that has done it already says so. */
  cancel(providerCode: string, providerRef: string): Promise<'canceled' | 'alreadyDone'>;
  /** Who sent a callback, and when: its nonce when it is proved, or what is wrong with it. */
  prove(providerCode: string, headers: IncomingHttpHeaders, body: string): Proof;
}

export type Proof = { nonce: string } | { problem: string };

/** The message is a sentence for the operator. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable';
}
