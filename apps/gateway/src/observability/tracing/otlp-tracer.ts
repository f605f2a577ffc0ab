import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import type { SpanFacts, Tracer } from './trace.ts';

const TRACEPARENT = /^00-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})$/;
const KINDS: Record<SpanFacts['kind'], number> = { server: 2, client: 3, consumer: 5 };
const FAILED = 2;

interface Place {
  traceId: string;
  spanId: string;
  sampled: boolean;
}

/** A span as OTLP writes it in JSON. */
export interface OtlpSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string;
  name: string;
  kind: number;
  startTimeUnixNano: string;
  endTimeUnixNano: string;
  attributes: { key: string; value: object }[];
  status: { code: number };
}

interface Rules {
  /** Of so many of the traces that begin here, the spans are told: 1 is all of them. */
  share: number;
  tell(span: OtlpSpan): void;
}

/** Follows what is done through everything that is waited for on the way. */
export function createTracer({ share, tell }: Rules): Tracer {
  const places = new AsyncLocalStorage<Place>();

  return {
    begin({ name, kind, attributes }, parent) {
      const above = readTraceparent(parent) ?? places.getStore();
      const place: Place = {
        traceId: above?.traceId ?? randomBytes(16).toString('hex'),
        spanId: randomBytes(8).toString('hex'),
        sampled: above?.sampled ?? Math.random() < share,
      };
      const begunAt = now();
      return {
        within: (work) => places.run(place, work),
        end({ attributes: more = {}, failed }) {
          if (!place.sampled) return;
          tell({
            traceId: place.traceId,
            spanId: place.spanId,
            parentSpanId: above?.spanId ?? '',
            name,
            kind: KINDS[kind],
            startTimeUnixNano: String(begunAt),
            endTimeUnixNano: String(now()),
            attributes: Object.entries({ ...attributes, ...more }).map(asAttribute),
            status: { code: failed ? FAILED : 0 },
          });
        },
      };
    },
    current() {
      const place = places.getStore();
      return place && `00-${place.traceId}-${place.spanId}-${place.sampled ? '01' : '00'}`;
    },
  };
}

const now = (): bigint => BigInt(Math.round((performance.timeOrigin + performance.now()) * 1_000)) * 1_000n;

const asAttribute = ([key, value]: [string, string | number]) => ({
  key,
  value: typeof value === 'number' ? { intValue: String(Math.round(value)) } : { stringValue: value },
});

/** What is not written as it should be is taken for nothing: anybody may send anything. */
function readTraceparent(text: string | undefined): Place | undefined {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(text ?? '') ?? [];
  if (!traceId || !spanId || !flags || /^0+$/.test(traceId) || /^0+$/.test(spanId)) return undefined;
  return { traceId, spanId, sampled: (Number.parseInt(flags, 16) & 1) === 1 };
}
