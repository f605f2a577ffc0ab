import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { requestToken, sendSmsCode } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';
import { SECOND_MS } from '@cheyantong/domain';
import { CLIENT } from '../gateway.ts';

const PATIENCE = 12;

export interface Places {
  serverUrl: string;
  simulatorsUrl: string;
}

/** Somebody well-behaved, who prepares the ground. */
export class Visitor {
  readonly #places: Places;
  token: string | undefined;

  constructor(places: Places) {
    this.#places = places;
  }

  async ask<C extends Call>(call: C, input: CallInput<C>): Promise<CallData<C>> {
    const { url, headers, contentType, body } = toWire(call, input);
    const authorization = call.access === 'client' ? CLIENT : this.token && `Bearer ${this.token}`;
    const answer = await askPatiently(`${this.#places.serverUrl}${url}`, {
      method: call.method,
      headers: {
        ...headers,
        ...(authorization && { authorization }),
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body }),
    });
    const { code, data, msg } = (await answer.json()) as Envelope<CallData<C>>;
    if (code !== '00000') throw new Error(`${call.path}: ${code} ${msg}`);
    return data;
  }

  async logIn(phoneNumber: string): Promise<string> {
    await this.ask(sendSmsCode, { query: { phoneNumber } });
    const inbox = await fetch(`${this.#places.simulatorsUrl}/sms/inbox?phone=${phoneNumber}`);
    const [newest] = (await inbox.json()) as { code: string }[];
    if (!newest) throw new Error(`no message for ${phoneNumber}`);
    const grant = { grant_type: 'sms_code', mobile: phoneNumber, code: newest.code } as const;
    this.token = (await this.ask(requestToken, { query: grant })).access_token;
    return this.token;
  }
}

/** A server on a busy machine says when to come again. */
async function askPatiently(address: string, request: RequestInit): Promise<Response> {
  for (let tries = 1; ; tries++) {
    const answer = await fetch(address, request);
    if (answer.status !== 503 || tries === PATIENCE) return answer;
    await wait(Number(answer.headers.get('retry-after')) * SECOND_MS);
  }
}
