import type { Service } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { coverageQuery, providersQuery, skuQuery, spuQuery } from '../../catalogue/index.ts';
import { useOrderDraft } from '../order-draft.ts';
import { isInStock, NAMED_PROVIDER, type OfferSeed, shownProvider } from './offer-seed.ts';

export type Offer = ReturnType<typeof useOffer>;

/** Who does it, as what, at which price; until the visitor chooses, the one the address names, or the first that can be ordered here. */
export function useOffer(service: Service, vin: string, seed: OfferSeed | null | undefined) {
  const choice = useOrderDraft(({ choices }) => choices[service]);
  const named = useSearchParams()[0].get(NAMED_PROVIDER);
  const providers = useQuery({ ...providersQuery(service), ...(seed && { initialData: seed.providers }) });
  const provider = shownProvider(providers.data ?? [], choice?.providerId ?? named);
  const found = seed?.spu?.goodsInfo.id === provider?.spuId ? seed?.spu : null;
  const spu = useQuery({ ...spuQuery(provider?.spuId), ...(found && { initialData: found }) });
  const skus = spu.data?.skuList ?? [];
  const sku = skus.find(({ id }) => id === choice?.skuId) ?? skus.find(isInStock);
  const known = seed?.sku?.id === sku?.id ? seed?.sku : null;
  const orderedAt = useQuery({ ...skuQuery(sku?.id), ...(known && { initialData: known }) });
  const elsewhere = orderedAt.data?.skuCallbackUrl ?? null;
  const coverage = useQuery(coverageQuery(service, vin));
  return { service, providers, provider, spu, skus, sku, elsewhere, coverage };
}
