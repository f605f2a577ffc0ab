export { coverageQuery, providersOf, providersQuery, skuQuery, spuQuery } from './catalogue-queries.ts';
export { CoverageBadge } from './coverage-badge.tsx';
export { durationWords, pricesText, priceText, RATE_WORDS, TOO_FEW } from './offer-words.ts';
export { ProviderComparison } from './provider-comparison.tsx';
export { coverageOf, isOrderable, providerFacts } from './provider-facts.ts';
export { ProviderLogo } from './provider-logo.tsx';
export { SERVICE_ENTRIES } from './service-entries.ts';
export { loadServiceOffers, type ServiceOffer, type ServiceOffers } from './service-offers.ts';
