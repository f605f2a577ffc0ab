import { Counter, Histogram } from 'prom-client';
import { figures } from '../observability/figures.ts';
import { traced } from '../observability/tracing/trace.ts';

/** Vendors take between some hundredths of a second and the time that we give them. */
const LATENCY_BUCKETS_S = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

const duration = new Histogram({
  name: 'outside_call_duration_seconds',
  help: 'Time an outside service took, by what became of the call: answered, refused, away',
  labelNames: ['service', 'outcome'],
  buckets: LATENCY_BUCKETS_S,
  registers: [figures],
});

const spared = new Counter({
  name: 'outside_calls_spared_total',
  help: 'Calls that failed at once because the outside service was away',
  labelNames: ['service'],
  registers: [figures],
});

/** Counts and times the calls of one outside service. */
export const watchOutsideCalls = (service: string, isOutage: (error: unknown) => boolean) => ({
  spared: () => spared.inc({ service }),

  async made<Answer>(call: () => Promise<Answer>): Promise<Answer> {
    const end = duration.startTimer({ service });
    try {
      const answer = await traced(
        { name: `ask ${service}`, kind: 'client', attributes: { 'peer.service': service } },
        call,
      );
      end({ outcome: 'answered' });
      return answer;
    } catch (error) {
      end({ outcome: isOutage(error) ? 'away' : 'refused' });
      throw error;
    }
  },
});
