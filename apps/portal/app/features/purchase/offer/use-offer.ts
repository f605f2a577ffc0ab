import type { SpuDetail } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { coverageQuery, providersQuery, skuQuery, spuQuery } from '../../catalogue/index.ts';
import { useOrderDraft } from '../order-draft.ts';
import { NAMED_PROVIDER, type OfferSeed, shownProvider } from './offer-seed.ts';

export type Sku = SpuDetail['skuList'][number];
export type Offer = ReturnType<typeof useOffer>;

/** Who does it, as what, at which price; until the visitor chooses, the one the address names, or the first that can be ordered here. */
export function useOffer(service: Service, vin: string, seed: OfferSeed | undefined) {
  const choice = useOrderDraft(({ choices }) => choices[service]);
  const named = useSearchParams()[0].get(NAMED_PROVIDER);
  const providers = useQuery({ ...providersQuery(service), ...(seed && { initialData: seed.providers }) });
  const provider = shownProvider(providers.data ?? [], choice?.providerId ?? named);
  const found = seed?.spu?.goodsInfo.id === provider?.spuId ? seed?.spu : null;
  const spu = useQuery({
    ...spuQuery(provider?.spuId),
    // Shown at once, and asked about all the same: how many places are left changes by the minute.
    ...(found && { initialData: found, initialDataUpdatedAt: 0 }),
  });
  const skus = spu.data?.skuList ?? [];
  const sku = skus.find(({ id }) => id === choice?.skuId) ?? skus.find(isInStock);
  const elsewhere = useQuery(skuQuery(sku?.id)).data?.skuCallbackUrl ?? null;
  const coverage = useQuery(coverageQuery(service, vin));
  return { service, providers, provider, spu, skus, sku, elsewhere, coverage };
}

export const isInStock = ({ stock }: Sku): boolean => stock > 0;
