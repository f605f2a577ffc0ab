import { SIMULATED_PROVIDER_SECRET } from '@cheyantong/domain';
import { z } from 'zod';

/** Where a provider takes orders, and the secret that both sides sign with. */
export interface ProviderEndpoint {
  url: string;
  secret: string;
}

export type FindEndpoint = (providerCode: string) => ProviderEndpoint | undefined;

/** The setting REPORT_PROVIDERS: `{"code": {"url": "https://…", "secret": "…"}}`. */
export const providerEndpoints = z.record(
  z.string(),
  z.object({ url: z.url({ protocol: /^https$/ }), secret: z.string().min(16) }),
);

/** A provider under contract has its own endpoint; any other one is played by the simulator, while that is on. */
export const endpointFinder =
  (contracted: Record<string, ProviderEndpoint>, simulatorsUrl: string | null): FindEndpoint =>
  (providerCode) => {
    const own = Object.hasOwn(contracted, providerCode) ? contracted[providerCode] : undefined;
    if (own || !simulatorsUrl) return own;
    const url = `${simulatorsUrl}/providers/${encodeURIComponent(providerCode)}`;
    return { url, secret: SIMULATED_PROVIDER_SECRET };
  };
