import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { readJson } from '../../http/read-json.ts';
import { traceHeaders } from '../../observability/tracing/trace.ts';
import { circuitOfEach } from '../circuit.ts';
import type { FindEndpoint, ProviderEndpoint } from './endpoints.ts';
import { type ProviderApi, ProviderUnavailable } from './port.ts';
import { proveMessage, signedHeaders } from './signature.ts';

const PROVIDER_TIME_LIMIT_MS = 10_000;

const placed = z.object({ providerRef: z.string().min(1).max(128) });
const canceled = z.object({ state: z.enum(['canceled', 'alreadyDone']) });
const working = z.object({ state: z.literal('working') });

interface ProviderApiSettings {
  find: FindEndpoint;
  /** Where a provider sends its answers. */
  callbackUrl(providerCode: string): string;
  timeLimitMs?: number;
}

/** Talks to providers by signed JSON. Their answers are signed too, with the nonce of the question. */
export function createProviderApi(settings: ProviderApiSettings): ProviderApi {
  const { find, callbackUrl, timeLimitMs = PROVIDER_TIME_LIMIT_MS } = settings;
  const circuitOf = circuitOfEach({
    service: 'providers',
    isOutage: (error) => error instanceof ProviderUnavailable,
    unavailable: () => new ProviderUnavailable('服务机构没有及时应答'),
  });

  async function post(providerCode: string, path: string, message: object): Promise<string> {
    const endpoint = find(providerCode);
    if (!endpoint) throw new ProviderUnavailable('服务机构没有设置接口');
    const body = JSON.stringify(message);
    const nonce = randomUUID();
    const { response, answer } = await circuitOf(providerCode)(() =>
      send(endpoint, path, { nonce, body, timeLimitMs }),
    );
    if (!response.ok) throw new ProviderUnavailable(`服务机构返回 ${response.status}`);
    const proof = proveMessage(endpoint.secret, Object.fromEntries(response.headers), answer);
    if (!('nonce' in proof) || proof.nonce !== nonce)
      throw new ProviderUnavailable('服务机构的应答未通过验签');
    return answer;
  }

  return {
    async place(providerCode, order) {
      const message = { ...order, callbackUrl: callbackUrl(providerCode) };
      const answer = placed.safeParse(readJson(await post(providerCode, '/orders', message)));
      if (!answer.success) throw new ProviderUnavailable('服务机构的应答无法识别');
      return answer.data.providerRef;
    },

    async ask(providerCode, providerRef) {
      const answer = await post(providerCode, `/orders/${encodeURIComponent(providerRef)}/ask`, {
        providerRef,
      });
      return working.safeParse(readJson(answer)).success ? null : answer;
    },

    async cancel(providerCode, providerRef) {
      const path = `/orders/${encodeURIComponent(providerRef)}/cancel`;
      const answer = canceled.safeParse(readJson(await post(providerCode, path, { providerRef })));
      if (!answer.success) throw new ProviderUnavailable('服务机构的应答无法识别');
      return answer.data.state;
    },

    prove(providerCode, headers, body) {
      const endpoint = find(providerCode);
      return endpoint ? proveMessage(endpoint.secret, headers, body) : { problem: '不认识的服务机构' };
    },
  };
}

/** Redirects are refused: a signed order goes where the operator said, or nowhere. */
async function send(
  { url, secret }: ProviderEndpoint,
  path: string,
  { nonce, body, timeLimitMs }: { nonce: string; body: string; timeLimitMs: number },
): Promise<{ response: Response; answer: string }> {
  const headers = { ...signedHeaders(secret, nonce, body), ...traceHeaders() };
  const signal = AbortSignal.timeout(timeLimitMs);
  const request = { method: 'POST', headers, body, signal, redirect: 'error' } as const;
  try {
    const response = await fetch(`${url}${path}`, request);
    return { response, answer: await response.text() };
  } catch (thrown) {
    throw unreachable(thrown);
  }
}

function unreachable(thrown: unknown): ProviderUnavailable {
  const { name, cause } = thrown as { name?: string; cause?: { code?: string } };
  const words = name === 'TimeoutError' ? '没有及时应答' : `无法连接（${cause?.code ?? '连接中断'}）`;
  return new ProviderUnavailable(`服务机构${words}`);
}
