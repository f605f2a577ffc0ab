import type { Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';

/** From when on and how fast, over all providers of a service; null where nobody can say. */
export interface ServiceOffer {
  /** Cents. */
  priceFrom: number | null;
  /** From paying to the report, at a typical provider. */
  minutes: number | null;
}

export type ServiceOffers = Partial<Record<Service, ServiceOffer>>;

export function serviceOffer(providers: readonly Provider[]): ServiceOffer {
  const prices = providers.flatMap(({ priceFrom }) => priceFrom ?? []);
  const minutes = providers.flatMap(({ trackRecord }) => trackRecord.medianMinutes ?? []);
  return { priceFrom: prices.length > 0 ? Math.min(...prices) : null, minutes: middleOf(minutes) };
}

const middleOf = (numbers: readonly number[]): number | null =>
  numbers.toSorted((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? null;
