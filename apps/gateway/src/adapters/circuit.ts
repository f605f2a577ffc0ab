import { EventEmitter } from 'node:events';
import { Gauge } from 'prom-client';
import { figures } from '../observability/figures.ts';
import { watchOutsideCalls } from './outside-calls.ts';

/** So many calls in a row without an answer, and nobody waits for the next. */
const OUTAGES_TO_OPEN = 5;
/** Then, after this long, one call finds out whether the service is back; the others go on without waiting. */
const REST_MS = 10_000;

interface CircuitRules {
  /** The outside service, as the figures call it. */
  service: string;
  /** Whether it is away; a service that refuses is there. */
  isOutage(error: unknown): boolean;
  /** What callers get at once while it is away: the failure they expect of it. */
  unavailable(): Error;
}

/** Tells of the process's circuits when a service is taken for away, and when it is back. */
export const circuitNews = new EventEmitter<{ away: [service: string]; back: [service: string] }>();

/** Makes a call, or spares it. */
export type Circuit = <Answer>(call: () => Promise<Answer>) => Promise<Answer>;

const open = new Gauge({
  name: 'outside_circuits_open',
  help: 'Outside services that did not answer and are not asked for a while',
  labelNames: ['service'],
  registers: [figures],
});

/**
 * A service that hangs makes every caller wait until its time is up. After some of them it is taken for away: calls fail at
 * once, until one that is let through every now and then is answered.
 */
export function createCircuit({ service, isOutage, unavailable }: CircuitRules): Circuit {
  let outages = 0;
  let restsUntil = 0;
  let isProbing = false;
  const isOpen = () => outages >= OUTAGES_TO_OPEN;
  const watched = watchOutsideCalls(service, isOutage);
  // Shown from the beginning, as not open.
  open.inc({ service }, 0);

  function answered(): void {
    const wasOpen = isOpen();
    outages = 0;
    if (!wasOpen) return;
    open.dec({ service });
    circuitNews.emit('back', service);
  }

  function wentAway(): void {
    outages += 1;
    restsUntil = Date.now() + REST_MS;
    if (outages !== OUTAGES_TO_OPEN) return;
    open.inc({ service });
    circuitNews.emit('away', service);
  }

  return async (call) => {
    const isProbe = isOpen();
    if (isProbe && (isProbing || Date.now() < restsUntil)) {
      watched.spared();
      throw unavailable();
    }
    isProbing = isProbe;
    try {
      const answer = await watched.made(call);
      answered();
      return answer;
    } catch (error) {
      if (isOutage(error)) wentAway();
      else answered();
      throw error;
    } finally {
      if (isProbe) isProbing = false;
    }
  };
}

/** A circuit for each of many: one dealer that is away is no reason to spare the others. */
export function circuitOfEach(rules: CircuitRules): (name: string) => Circuit {
  const circuits = new Map<string, Circuit>();
  return (name) => {
    const circuit = circuits.get(name) ?? createCircuit(rules);
    circuits.set(name, circuit);
    return circuit;
  };
}
