import {
  getSku,
  getSpu,
  listProviders,
  type Provider,
  type SkuInfo,
  type SpuDetail,
} from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import type { ServerCall } from '../../../shared/server-context.ts';
import { providersOf } from '../../catalogue/index.ts';

/** What the server found: it stands in the HTML, with prices, and nothing moves when the page starts. */
export interface OfferSeed {
  providers: Provider[];
  /** The packages of the provider that is shown first. */
  spu: SpuDetail | null;
  /** The package that is chosen at first. */
  sku: SkuInfo | null;
}

/** Nothing where it cannot be had: the page asks again by itself. */
export async function loadOffer(
  call: ServerCall,
  service: Service,
  { searchParams }: URL,
): Promise<OfferSeed | null> {
  const providers = await call(listProviders, providersOf(service)).catch(() => null);
  if (!providers) return null;
  const spuId = shownProvider(providers, searchParams.get(NAMED_PROVIDER))?.spuId;
  const spu = spuId ? await call(getSpu, { params: { id: spuId } }).catch(() => null) : null;
  const skuId = spu?.skuList.find(isInStock)?.id;
  const sku = skuId ? await call(getSku, { params: { id: skuId } }).catch(() => null) : null;
  return { providers, spu, sku };
}

export type Sku = SpuDetail['skuList'][number];

export const isInStock = ({ stock }: Sku): boolean => stock > 0;

/** How an address names one. */
export const NAMED_PROVIDER = 'provider';

/** The one that is wanted, or else the first that can be ordered here. */
export const shownProvider = (
  providers: readonly Provider[],
  wantedId: string | null | undefined,
): Provider | undefined =>
  providers.find(({ id }) => id === wantedId) ??
  providers.find(({ spuId }) => spuId !== null) ??
  providers[0];
