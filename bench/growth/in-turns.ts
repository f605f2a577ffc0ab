import { Agent } from 'node:http';
import { ask, type Call, untilWelcome } from '../support/ask.ts';
import { median } from '../support/quantile.ts';
import type { Site } from './site.ts';

export interface Cost {
  /** Until the answer was read. */
  ms: number;
  /** Of the server and of PostgreSQL. */
  cpuMs: number;
}

/** What is asked, by its name; drawn anew each time. */
export type Questions = Record<string, (site: Site) => Call>;

/** Answered from memory; whoever is turned away here is turned away everywhere. */
const WELCOME = '/api/vehicle-boot/api/v1/vehicle/brands';

interface Turns {
  rounds: number;
  warmUp: number;
  /** Before the questions of a round are asked. */
  beforeRound?: (site: Site) => Promise<void>;
}

/** Asks every site the same questions in turns, one at a time: what disturbs the machine disturbs all sizes alike. Answers the medians. */
export async function askInTurns(
  sites: readonly Site[],
  questions: Questions,
  { rounds, warmUp, beforeRound }: Turns,
): Promise<Map<string, Cost[]>> {
  const agent = new Agent({ keepAlive: true });
  const costs = new Map(Object.keys(questions).map((name) => [name, sites.map((): Cost[] => [])]));
  for (let round = 0; round < warmUp + rounds; round++) {
    const counts = round >= warmUp;
    for (const { server } of sites) await untilWelcome(agent, server.port, WELCOME);
    if (counts && beforeRound) await Promise.all(sites.map(beforeRound));
    for (const site of sites) await site.lookForBackends();
    for (const [name, draw] of Object.entries(questions)) {
      for (const [at, site] of sites.entries()) {
        const cost = await costOf(agent, site, draw(site));
        if (counts) costs.get(name)?.[at]?.push(cost);
      }
    }
  }
  agent.destroy();
  return new Map([...costs].map(([name, ofSites]) => [name, ofSites.map(medians)]));
}

async function costOf(agent: Agent, site: Site, call: Call): Promise<Cost> {
  const cpuBefore = site.processorMs();
  const startedAt = performance.now();
  await ask(agent, site.server.port, call);
  const ms = performance.now() - startedAt;
  return { ms, cpuMs: site.processorMs() - cpuBefore };
}

const medians = (costs: readonly Cost[]): Cost => ({
  ms: median(costs.map(({ ms }) => ms)),
  cpuMs: median(costs.map(({ cpuMs }) => cpuMs)),
});
