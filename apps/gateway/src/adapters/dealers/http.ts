import { createHmac, timingSafeEqual } from 'node:crypto';
import { circuitOfEach } from '../circuit.ts';
import { resolveAddress, unusable } from './address.ts';
import {
  type DealerApi,
  type DealerEndpoint,
  type DealerLead,
  DealerRefused,
  type DealerWithdrawal,
} from './port.ts';
import { post } from './post.ts';

const DEALER_TIME_LIMIT_MS = 8_000;
/** A message that is older, or from further ahead, was caught on the way or its sender's clock is wrong. */
const TOLERANCE_SECONDS = 300;

interface DealerApiSettings {
  /** Where `simulator:` addresses lead to; null while the simulators are off. */
  simulatorsUrl: string | null;
  timeLimitMs?: number;
}

type Event = ({ event: 'lead.created' } & DealerLead) | ({ event: 'lead.withdrawn' } & DealerWithdrawal);

/** Tells dealers by webhook: signed JSON, the same id on every try, so that a dealer may take it once. */
export function createDealerApi({
  simulatorsUrl,
  timeLimitMs = DEALER_TIME_LIMIT_MS,
}: DealerApiSettings): DealerApi {
  const circuitOf = circuitOfEach({
    service: 'dealers',
    isOutage: (error) => error instanceof DealerRefused && error.reason === 'unreachable',
    unavailable: () => new DealerRefused('unreachable', '车商系统没有及时应答'),
  });

  async function tell({ webhookUrl, webhookSecret }: DealerEndpoint, event: Event): Promise<void> {
    if (!webhookUrl) throw unusable('车商没有设置接收地址');
    if (!webhookSecret) throw unusable('车商没有设置签名密钥');
    const url = resolveAddress(webhookUrl, simulatorsUrl);
    const body = JSON.stringify(event);
    const headers = { ...signed(body, webhookSecret), 'idempotency-key': `${event.leadId}-${event.event}` };
    const status = await circuitOf(url.href)(() =>
      post(url, { headers, body, timeLimitMs }).catch(asRefusal),
    );
    if (status < 200 || status > 299) throw new DealerRefused('refused', `车商系统返回 ${status}`);
  }

  return {
    deliver: (endpoint, lead) => tell(endpoint, { event: 'lead.created', ...lead }),
    withdraw: (endpoint, withdrawal) => tell(endpoint, { event: 'lead.withdrawn', ...withdrawal }),
    proves({ webhookSecret }, headers, body) {
      const timestamp = String(headers['x-cheyantong-timestamp'] ?? '');
      const isNow = Math.abs(Date.now() / 1000 - Number(timestamp)) <= TOLERANCE_SECONDS;
      if (!webhookSecret || !/^\d{1,12}$/.test(timestamp) || !isNow) return false;
      const expected = macOf(webhookSecret, timestamp, body);
      const given = Buffer.from(String(headers['x-cheyantong-signature'] ?? ''), 'hex');
      return given.length === expected.length && timingSafeEqual(given, expected);
    },
  };
}

const macOf = (secret: string, timestamp: string, body: string): Buffer =>
  createHmac('sha256', secret).update(`${timestamp}.${body}`).digest();

/** The time is signed with the body, so that a message caught on the way cannot be sent again later. */
function signed(body: string, secret: string): Record<string, string> {
  const timestamp = String(Math.floor(Date.now() / 1000));
  return {
    'content-type': 'application/json; charset=utf-8',
    'content-length': String(Buffer.byteLength(body)),
    'x-cheyantong-timestamp': timestamp,
    'x-cheyantong-signature': macOf(secret, timestamp, body).toString('hex'),
  };
}

function asRefusal(thrown: unknown): never {
  if (thrown instanceof DealerRefused) throw thrown;
  const { name, code } = thrown as { name?: string; code?: string };
  const timedOut = name === 'AbortError' || name === 'TimeoutError';
  throw new DealerRefused(
    'unreachable',
    timedOut ? '车商系统没有及时应答' : `无法连接车商系统（${code ?? '连接中断'}）`,
  );
}
