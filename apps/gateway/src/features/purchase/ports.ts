import type { Model, ServiceInfo, VinModel } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import type { WithSubquery } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';

/** What a purchase needs of the features around it; join-features.ts hands it over. */

/** What is for sale, as a purchase needs it. */
export interface Offers {
  find(handle: DbHandle, skuId: bigint): Promise<Offer | undefined>;
  /** Finds the offer that a change names by its `sku_id`, in one statement with that change. */
  namedBy<Values extends object>(
    change: (handle: DbHandle, values: Values) => WithSubquery,
  ): (handle: DbHandle, values: Values) => Promise<Offer | undefined>;
  /** Everybody who offers a service, and which makes each of them covers. */
  ofService(handle: DbHandle, service: Service): Promise<ServiceOffer[]>;
}

/** Names of makes, or every make. */
export type Covers = 'all' | readonly string[];

export interface Offer {
  /** When it was as said here, by the database's clock. */
  asOf: Date;
  skuId: bigint;
  skuSn: string;
  skuName: string;
  spuName: string;
  priceCents: number;
  /** There are only so many of it; whatever does not run out is not counted, so that nobody waits for its row. */
  runsOut: boolean;
  refundRule: string;
  onShelf: boolean;
  /** In the provider's mini-program, not here. */
  orderedElsewhere: boolean;
  /** Undefined where its category belongs to none of the five. */
  service: Service | undefined;
  providerId: bigint;
  providerName: string;
  logoUrl: string;
  covers: Covers;
}

interface ServiceOffer {
  providerId: bigint;
  covers: Covers;
}

/** Cars, as a purchase needs them. */
export interface Cars {
  /** What a VIN says; fails with a sentence for the member when it is none. */
  decode(handle: DbHandle, vin: string): Promise<VinModel>;
  /** Names of the makes its manufacturer builds; empty when the manufacturer is not known. */
  makesOf(vin: string): readonly string[];
  model(handle: DbHandle, modelId: string): Promise<Model | undefined>;
}

/** Valuations, as a purchase needs them. */
export interface Valuations {
  /** Why a car as described cannot be valued, in a sentence for the member: said before anybody pays. */
  objectionTo(handle: DbHandle, info: ServiceInfo, now: Date): Promise<string | null>;
}
