import { once } from 'node:events';
import { type Agent, type IncomingMessage, request } from 'node:http';
import { text as textOf } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';

export interface Call {
  path: string;
  /** Sent as JSON; without it the call is a GET. */
  body?: object;
  headers?: Record<string, string>;
}

const BUSY = 503;
const BUSY_MS = 1_000;

/** Waits until the server turns nobody away: it does for a moment when the machine had no time for it. */
export async function untilWelcome(agent: Agent, port: number, path: string): Promise<void> {
  while ((await send(agent, port, { path })).statusCode === BUSY) await wait(BUSY_MS);
}

/** Asks and reads the whole answer. What is not answered with 200 has no place in a measurement. */
export async function ask(agent: Agent, port: number, call: Call): Promise<string> {
  const { statusCode, said } = await send(agent, port, call);
  if (statusCode !== 200) throw new Error(`${statusCode} for ${call.path}: ${said}`);
  return said;
}

async function send(agent: Agent, port: number, { path, body, headers }: Call) {
  const text = body && JSON.stringify(body);
  const sent = request({
    agent,
    host: '127.0.0.1',
    port,
    path,
    method: text ? 'POST' : 'GET',
    headers: {
      ...headers,
      ...(text && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) }),
    },
  });
  sent.end(text);
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  return { statusCode: answer.statusCode, said: await textOf(answer) };
}
