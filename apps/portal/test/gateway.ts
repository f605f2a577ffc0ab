import type { Call, CallData } from '@cheyantong/contract';
import { FAILURES, type FailureCode, SUCCESS_CODE, SUCCESS_MESSAGE } from '@cheyantong/domain';
import { vi } from 'vitest';

/** What the network does with a request. */
export type Answer = (request: Request) => Response | Promise<Response>;

let answers: { call: Call; answer: Answer }[] = [];
const browsersFetch = window.fetch;

/** From here on a test stands where the gateway would; what is not a call still goes to the network. */
export function startGateway(): void {
  answers = [];
  vi.stubGlobal('fetch', (input: string, init?: RequestInit) => {
    const request = new Request(input, init);
    return new URL(request.url).pathname.startsWith('/api/') ? receive(request) : browsersFetch(request);
  });
}

/** Answers a call from now on; given again, the new answer counts. */
export const answer = (call: Call, how: Answer): void => {
  answers = [{ call, answer: how }, ...answers];
};

export const success =
  <C extends Call>(_call: C, data: CallData<C>): Answer =>
  () =>
    Response.json({ code: SUCCESS_CODE, data, msg: SUCCESS_MESSAGE });

/** Refuses as the gateway does: the code with its status and sentence. */
export const failure =
  (code: FailureCode): Answer =>
  () => {
    const { status, sentence } = FAILURES[code];
    return Response.json({ code, data: null, msg: sentence }, { status });
  };

/** A proxy whose gateway is gone answers by itself, and in no envelope. */
export const proxyError: Answer = () => new Response('<h1>502 Bad Gateway</h1>', { status: 502 });

export const offline: Answer = () => Promise.reject(new TypeError('Failed to fetch'));

/** An answer that comes when the test says so. */
export function later(how: Answer): { answer: Answer; arrive: () => void } {
  const { promise, resolve } = Promise.withResolvers<void>();
  return {
    arrive: resolve,
    answer: async (request) => {
      await promise;
      return how(request);
    },
  };
}

async function receive(request: Request): Promise<Response> {
  request.signal.throwIfAborted();
  const found = answers.find(({ call }) => isFor(call, request));
  return found ? found.answer(request) : failure('C0113')(request);
}

function isFor({ method, path }: Call, request: Request): boolean {
  const asked = new URL(request.url).pathname.split('/').slice(2);
  const declared = path.split('/');
  return (
    request.method === method &&
    asked.length === declared.length &&
    declared.every((part, index) => part.startsWith(':') || part === asked[index])
  );
}
