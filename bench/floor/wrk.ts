import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { processorMs } from '../support/process-cost.ts';
import type { Program } from '../support/program.ts';

export interface Question {
  path: string;
  /** Sent as JSON; without it the question is a GET. */
  body?: object;
  headers?: Record<string, string>;
}

export interface Rush {
  connections: number;
  seconds: number;
}

export interface Answered {
  perSecond: number;
  p99: number;
  /** Of the server's processor, for one answer. */
  cpuMs: number;
}

const UNIT_MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000 };

/** Asks one question as fast as it is answered, by wrk: a client in Node would be slower than what it measures. */
export async function askFast(
  { port, pid }: Program,
  question: Question,
  { connections, seconds }: Rush,
): Promise<Answered> {
  const folder = await mkdtemp(join(tmpdir(), 'cheyantong-wrk-'));
  try {
    const script = join(folder, 'question.lua');
    await writeFile(script, luaOf(question));
    const before = processorMs(pid);
    const { stdout } = await promisify(execFile)('wrk', [
      ...['-t', '1', '-c', String(connections), '-d', `${seconds}s`, '--latency', '-s', script],
      `http://127.0.0.1:${port}${question.path}`,
    ]);
    return { ...readFigures(stdout, question.path), cpuMs: (processorMs(pid) - before) / answersIn(stdout) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

function luaOf({ body, headers = {} }: Question): string {
  const all = { ...headers, ...(body && { 'content-type': 'application/json' }) };
  return [
    body ? `wrk.method = "POST"\nwrk.body = ${JSON.stringify(JSON.stringify(body))}` : '',
    ...Object.entries(all).map(
      ([name, value]) => `wrk.headers[${JSON.stringify(name)}] = ${JSON.stringify(value)}`,
    ),
  ].join('\n');
}

const answersIn = (printed: string): number => Number(/(\d+) requests in/.exec(printed)?.[1]);

function readFigures(printed: string, path: string): Omit<Answered, 'cpuMs'> {
  if (/Non-2xx/.test(printed)) throw new Error(`${path} was refused:\n${printed}`);
  const [, p99, unit = ''] = /99%\s+([\d.]+)(us|ms|s)/.exec(printed) ?? [];
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(printed)?.[1]),
    p99: Number(p99) * (UNIT_MS[unit] ?? Number.NaN),
  };
}
