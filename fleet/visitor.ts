import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { Agent, request } from 'node:https';
import { text } from 'node:stream/consumers';
import { MACHINES } from './machines.ts';
import { CERTIFICATE } from './parts/balancers.ts';

export interface Question {
  path: string;
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface Answer {
  status: number;
  text: string;
}

/** Somebody outside who asks the portal through the balancer, over TLS, from an address of their own. */
export class Visitor {
  readonly #agent: Agent;
  readonly #patienceMs: number;

  constructor(localAddress: string, patienceMs: number) {
    this.#agent = new Agent({ keepAlive: true, ca: readFileSync(CERTIFICATE), localAddress });
    this.#patienceMs = patienceMs;
  }

  async ask({ path, method = 'GET', headers, body }: Question): Promise<Answer> {
    const sent = request({
      agent: this.#agent,
      host: MACHINES.balancer,
      path,
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-length': Buffer.byteLength(body) }) },
      signal: AbortSignal.timeout(this.#patienceMs),
    });
    sent.end(body);
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return { status: answer.statusCode ?? 0, text: await text(answer) };
  }

  leave(): void {
    this.#agent.destroy();
  }
}
