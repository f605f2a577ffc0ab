import { listProviders, type Provider } from '@cheyantong/contract';
import { SERVICE_NAMES, type Service } from '@cheyantong/domain';
import type { ServerCall } from '../../shared/server-context.ts';
import { providersOf } from './catalogue-queries.ts';

/** How many providers, what they ask and how fast they are; null where nobody can say. */
export interface ServiceOffer {
  providers: number;
  /** Cents: what the cheapest and the dearest provider ask at least. */
  prices: { from: number; to: number } | null;
  /** From paying to the report, at a typical provider. */
  minutes: number | null;
}

export type ServiceOffers = Partial<Record<Service, ServiceOffer>>;

/** What every page says of the five services, asked once; one that cannot be had says nothing. */
export async function loadServiceOffers(call: ServerCall): Promise<ServiceOffers> {
  const offers = SERVICE_NAMES.map(async (service) => {
    const providers = await call(listProviders, providersOf(service)).catch(() => []);
    return [service, serviceOffer(providers)] as const;
  });
  return Object.fromEntries(await Promise.all(offers));
}

export function serviceOffer(providers: readonly Provider[]): ServiceOffer {
  const prices = providers.flatMap(({ priceFrom }) => priceFrom ?? []);
  const minutes = providers.flatMap(({ trackRecord }) => trackRecord.medianMinutes ?? []);
  return {
    providers: providers.length,
    prices: prices.length > 0 ? { from: Math.min(...prices), to: Math.max(...prices) } : null,
    minutes: middleOf(minutes),
  };
}

const middleOf = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
