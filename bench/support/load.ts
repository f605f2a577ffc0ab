import { Agent, request } from 'node:http';

export interface Call {
  method: 'GET' | 'POST';
  path: string;
  body?: object;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p99: number;
}

const CONNECTIONS = 20;
const WARM_UP_MS = 1_500;
const MEASURED_MS = 4_000;

/** Keeps twenty connections busy: each asks again as soon as it is answered. Warms up first. */
export async function measure(port: number, nextCall: () => Call): Promise<Figures> {
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS });
  await keepBusy(agent, port, nextCall, WARM_UP_MS);
  const startedAt = performance.now();
  const times = (await keepBusy(agent, port, nextCall, MEASURED_MS)).sort((one, other) => one - other);
  const seconds = (performance.now() - startedAt) / 1000;
  agent.destroy();
  return { perSecond: times.length / seconds, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

async function keepBusy(agent: Agent, port: number, nextCall: () => Call, forMs: number): Promise<number[]> {
  const until = performance.now() + forMs;
  const times: number[] = [];
  const visitor = async () => {
    while (performance.now() < until) {
      const startedAt = performance.now();
      await send(agent, port, nextCall());
      times.push(performance.now() - startedAt);
    }
  };
  await Promise.all(Array.from({ length: CONNECTIONS }, visitor));
  return times;
}

function send(agent: Agent, port: number, { method, path, body }: Call): Promise<void> {
  return new Promise((resolve, reject) => {
    const text = body && JSON.stringify(body);
    const headers = text
      ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }
      : {};
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () =>
        answer.statusCode === 200 ? resolve() : reject(new Error(`${answer.statusCode} for ${path} ${text}`)),
      );
    });
    sent.once('error', reject);
    sent.end(text);
  });
}

const quantile = (sorted: number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
