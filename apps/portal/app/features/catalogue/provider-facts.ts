import type { CoverageAnswer, Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { durationWords, priceText, RATE_WORDS, shareWords, TOO_FEW } from './offer-words.ts';

export interface ProviderFact {
  name: string;
  value: string;
  /** Where the figure comes from. */
  remark?: string;
  /** Nobody can say yet. */
  unknown?: boolean;
}

/** What a visitor compares providers by. */
export const providerFacts = (service: Service, provider: Provider): ProviderFact[] => [
  ...providerFigures(service, provider),
  { name: '品牌', value: provider.coverage },
];

/** Price, time and success. They come from orders here, never from the provider's own words. */
export function providerFigures(service: Service, { priceFrom, trackRecord }: Provider): ProviderFact[] {
  const { orderCount, medianMinutes, hitRate } = trackRecord;
  const basis = `近 ${orderCount} 单`;
  return [
    { name: '价格', value: priceFrom === null ? '见小程序' : `¥${priceText(priceFrom)} 起` },
    figure('一般用时', medianMinutes, durationWords, basis),
    figure(RATE_WORDS[service], hitRate, shareWords, basis),
  ];
}

const figure = (
  name: string,
  number: number | null,
  write: (number: number) => string,
  remark: string,
): ProviderFact =>
  number === null ? { name, value: TOO_FEW, unknown: true } : { name, value: write(number), remark };

/** Whether a provider can say anything about the car; undefined while no car is known. */
export const coverageOf = (answer: CoverageAnswer | undefined, providerId: string) =>
  answer?.providers.find((entry) => entry.providerId === providerId);

/** Ordered here, and nothing said against this car. */
export const isOrderable = (provider: Provider, answer: CoverageAnswer | undefined): boolean =>
  provider.spuId !== null && coverageOf(answer, provider.id)?.covered !== false;
