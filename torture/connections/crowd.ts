import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** What everybody of a crowd asks, and how. */
export interface Crowd {
  port: number;
  path: string;
  /** Between an answer and the next question; without it everybody asks as fast as they are answered. */
  pauseMs?: number;
  headers?: Record<string, string>;
  /** Sent as JSON; without it the question is a GET. */
  body?: object;
  /** Every question is another one, so that nothing can be kept for it. */
  neverTheSame?: boolean;
  connections: number;
  seconds: number;
}

export interface Asked {
  answers: number;
  /** Answers other than 2xx and 3xx. */
  refused: number;
  /** Connections that were not made or broke off, and questions that nobody answered within the time limit. */
  broken: number;
  p99Ms: number;
}

const TIME_LIMIT_SECONDS = 30;
const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

/** So many connections that stay open and ask, by wrk. */
export async function ask(crowd: Crowd): Promise<Asked> {
  const { port, path, connections, seconds } = crowd;
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-crowd-'));
  try {
    const script = join(folder, 'question.lua');
    await writeFile(script, luaOf(crowd));
    const { stdout } = await promisify(execFile)('wrk', [
      ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--timeout', `${TIME_LIMIT_SECONDS}s`],
      ...['--latency', '-s', script, `http://127.0.0.1:${port}${path}`],
    ]);
    return read(stdout);
  } finally {
    await rm(folder, { recursive: true });
  }
}

function luaOf({ path, body, headers = {}, pauseMs = 0, neverTheSame = false }: Crowd): string {
  const all = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  return [
    body ? `wrk.method = "POST"\nwrk.body = ${JSON.stringify(JSON.stringify(body))}` : '',
    ...Object.entries(all).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
    pauseMs > 0 ? `function delay() return math.random(0, ${2 * pauseMs}) end` : '',
    neverTheSame
      ? `local n = 0\nfunction request() n = n + 1; return wrk.format(nil, ${JSON.stringify(path)} .. n) end`
      : '',
  ].join('\n');
}

function read(printed: string): Asked {
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s|m)/.exec(printed) ?? [];
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(printed) ?? [];
  return {
    answers: Number(/(\d+) requests in/.exec(printed)?.[1]),
    refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(printed)?.[1] ?? 0),
    broken: broken.slice(1).reduce((sum, times) => sum + Number(times), 0),
    p99Ms: Number(p99) * (UNIT_MS[unit] ?? Number.NaN),
  };
}
