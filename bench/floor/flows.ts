import { helpersMs, processorMs } from '../support/process-cost.ts';
import type { Program } from '../support/program.ts';

export interface FlowFigures {
  perSecond: number;
  cpuMs: number;
  /** What of it its helpers took. */
  helpersMs: number;
}

const SHOPPERS = 10;
/** Until what prints has read its fonts and is compiled: helpers start with the first order. */
const WARM_UP_MS = 10_000;
const MEASURED_MS = 20_000;

/** Ten shoppers, each of whom pays for one thing after the other: how many a second, and what one costs the server. */
export async function shop(server: Program, pay: (shopper: number) => Promise<void>): Promise<FlowFigures> {
  await keepPaying(pay, WARM_UP_MS);
  const before = { all: processorMs(server.pid), helpers: helpersMs(server.pid) };
  const startedAt = performance.now();
  const paid = await keepPaying(pay, MEASURED_MS);
  const seconds = (performance.now() - startedAt) / 1000;
  return {
    perSecond: paid / seconds,
    cpuMs: (processorMs(server.pid) - before.all) / paid,
    helpersMs: (helpersMs(server.pid) - before.helpers) / paid,
  };
}

async function keepPaying(pay: (shopper: number) => Promise<void>, forMs: number): Promise<number> {
  const until = performance.now() + forMs;
  let paid = 0;
  const shopper = async (_: unknown, at: number) => {
    while (performance.now() < until) {
      await pay(at);
      paid += 1;
    }
  };
  await Promise.all(Array.from({ length: SHOPPERS }, shopper));
  return paid;
}
