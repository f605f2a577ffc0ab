import { setTimeout as wait } from 'node:timers/promises';
import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { toWire } from '@cheyantong/contract/wire';

const ANSWER_TIME_LIMIT_MS = 30_000;
const TRY_AGAIN_MS = 40;
/** Many restarts, on a busy machine. What is not answered after so long never is. */
const PATIENCE_MS = 900_000;
/** Codes of a server that is in trouble itself, or whose database or vendors are; A0520 is what one says whose clock is not ours. */
const TROUBLE = /^([BC]|A0520$)/;
/** A session, the token of an order, or the time to pay for one is over. */
const EXPIRED = new Set(['A0230', 'A0303', 'A0500']);

/** The server answered, and said no. */
export class Refused extends Error {
  readonly code: string;

  constructor(path: string, code: string, msg: string) {
    super(`${path}: ${code} ${msg}`);
    this.code = code;
  }

  get isExpiry(): boolean {
    return EXPIRED.has(this.code);
  }
}

/** The server is gone, going, or not there yet: nothing is known. */
class Unanswered extends Error {}

/** What stood between members and their answers, and how often. */
export const troubles = new Map<string, number>();

/** Somebody's calls to a server that may be gone at any moment. */
export class Asking {
  readonly #serverUrl: string;
  readonly #token: string;

  constructor(serverUrl: string, token: string) {
    this.#serverUrl = serverUrl;
    this.#token = token;
  }

  /** Asks the very same until there is an answer. */
  async untilAnswered<C extends Call>(call: C, input: CallInput<C>): Promise<CallData<C>> {
    return insist(() => this.once(call, input));
  }

  async once<C extends Call>(call: C, input: CallInput<C>): Promise<CallData<C>> {
    const { url, headers, contentType, body } = toWire(call, input);
    const { status, text } = await send(`${this.#serverUrl}${url}`, {
      method: call.method,
      headers: {
        ...headers,
        authorization: `Bearer ${this.#token}`,
        ...(contentType && { 'content-type': contentType }),
      },
      ...(body !== undefined && { body }),
    });
    const { code, data, msg } = read<CallData<C>>(text);
    if (status >= 500 || TROUBLE.test(code)) throw new Unanswered(`${status} ${code}`);
    if (code !== '00000') throw new Refused(call.path, code, msg);
    return data;
  }

  /** Posts what a vendor posts, as vendors do: until it is understood. */
  async notify(path: string, body: URLSearchParams): Promise<void> {
    await insist(async () => {
      const { text } = await send(this.#serverUrl + path, { method: 'POST', body });
      if (text !== 'success') throw new Unanswered('notice not taken');
    });
  }

  /** How many bytes lie behind a link; none when there is nothing. */
  async bytesBehind(link: string): Promise<number> {
    return insist(async () => {
      const { status, text } = await send(new URL(link, this.#serverUrl).href, {});
      if (status >= 500) throw new Unanswered(`${status} for a file`);
      return status === 200 ? text.length : 0;
    });
  }
}

async function send(address: string, request: RequestInit) {
  try {
    const answer = await fetch(address, { ...request, signal: AbortSignal.timeout(ANSWER_TIME_LIMIT_MS) });
    return { status: answer.status, text: await answer.text() };
  } catch {
    throw new Unanswered('no answer');
  }
}

function read<T>(text: string): Envelope<T> {
  try {
    return JSON.parse(text) as Envelope<T>;
  } catch {
    throw new Unanswered('half an answer');
  }
}

async function insist<T>(task: () => Promise<T>): Promise<T> {
  const giveUpAt = Date.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Unanswered)) throw error;
      troubles.set(error.message, (troubles.get(error.message) ?? 0) + 1);
      if (Date.now() > giveUpAt) throw new Refused('never answered', '', error.message);
      await wait(TRY_AGAIN_MS);
    }
  }
}

/** Does it once more as long as something it needs is over; what was done in the end is answered. */
export async function beginAnew<T>(task: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await task();
    } catch (error) {
      if (!(error instanceof Refused && error.isExpiry)) throw error;
      await wait(TRY_AGAIN_MS);
    }
  }
}
