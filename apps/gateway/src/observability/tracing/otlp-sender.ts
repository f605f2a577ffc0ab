import type { OtlpSpan } from './otlp-tracer.ts';

const SEND_EVERY_MS = 2_000;
const SEND_WITHIN_MS = 5_000;
const MOST_AT_ONCE = 500;
/** Who collects spans may be away: visitors do not wait for it, and memory is not filled with what it misses. */
const MOST_KEPT = 5_000;

interface Sender {
  tell(span: OtlpSpan): void;
  /** Sends what is left and stops. */
  close(): Promise<void>;
}

/** Sends spans in batches, as OTLP over HTTP in JSON; what cannot be sent is forgotten. */
export function createSender(endpoint: string): Sender {
  const url = `${endpoint.replace(/\/+$/, '')}/v1/traces`;
  let kept: OtlpSpan[] = [];

  async function send(): Promise<void> {
    while (kept.length > 0) {
      const spans = kept.slice(0, MOST_AT_ONCE);
      kept = kept.slice(MOST_AT_ONCE);
      await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(written(spans)),
        signal: AbortSignal.timeout(SEND_WITHIN_MS),
      }).then(
        (response) => response.body?.cancel(),
        () => undefined,
      );
    }
  }

  const timer = setInterval(send, SEND_EVERY_MS).unref();
  return {
    tell(span) {
      if (kept.length < MOST_KEPT) kept.push(span);
    },
    async close() {
      clearInterval(timer);
      await send();
    },
  };
}

const written = (spans: OtlpSpan[]) => ({
  resourceSpans: [
    {
      resource: { attributes: [{ key: 'service.name', value: { stringValue: 'cheyantong' } }] },
      scopeSpans: [{ scope: { name: 'cheyantong' }, spans }],
    },
  ],
});
