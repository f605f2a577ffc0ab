import type { Provider, SpuDetail } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { coverageQuery, providersQuery, skuQuery, spuQuery } from '../../catalogue/index.ts';
import { useOrderDraft } from '../order-draft.ts';

export type Sku = SpuDetail['skuList'][number];
export type Offer = ReturnType<typeof useOffer>;

/** Who does it, as what, at which price; until the visitor chooses, the one the address names, or the first that can be ordered here. */
export function useOffer(service: Service, vin: string, seed: Provider[] | undefined) {
  const choice = useOrderDraft(({ choices }) => choices[service]);
  const named = useSearchParams()[0].get('provider');
  const providers = useQuery({ ...providersQuery(service), ...(seed && { initialData: seed }) });
  const provider =
    providers.data?.find(({ id }) => id === (choice?.providerId ?? named)) ??
    providers.data?.find(({ spuId }) => spuId !== null) ??
    providers.data?.[0];
  const spu = useQuery(spuQuery(provider?.spuId));
  const skus = spu.data?.skuList ?? [];
  const sku = skus.find(({ id }) => id === choice?.skuId) ?? skus.find(isInStock);
  const elsewhere = useQuery(skuQuery(sku?.id)).data?.skuCallbackUrl ?? null;
  const coverage = useQuery(coverageQuery(service, vin));
  return { service, providers, provider, spu, skus, sku, elsewhere, coverage };
}

export const isInStock = ({ stock }: Sku): boolean => stock > 0;
