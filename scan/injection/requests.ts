import type { Book } from '../../apps/gateway/test/fuzz/book.ts';
import { type NumberedRequest, toBytes } from '../../apps/gateway/test/fuzz/draft.ts';
import { judge } from '../../apps/gateway/test/fuzz/judge.ts';
import { CALLS, makeRequest } from '../../apps/gateway/test/fuzz/make-request.ts';
import { exchange } from '../../apps/gateway/test/fuzz/raw-answer.ts';

/** The best of so many is asked with: one that is answered well, and says as much as it can. */
const CANDIDATES = 24;
const SEED = 20261117;

export interface ScannedRequest {
  name: string;
  /** Whether a handler has answered it as it is. */
  comesThrough: boolean;
  /** As a browser would write it down, with a star behind whatever is not a parameter by its own name. */
  text: string;
}

/** One request for every call that takes anything, as somebody well-behaved sends it. */
export async function requestsFor(
  port: number,
  book: Book,
  wanted: readonly string[],
): Promise<ScannedRequest[]> {
  const requests: ScannedRequest[] = [];
  for (const [index, [name, call]] of CALLS.entries()) {
    const takes = call.params ?? call.query ?? call.body ?? call.headers;
    if (!takes || (wanted.length > 0 && !wanted.includes(name))) continue;
    requests.push(await bestOf(port, candidatesFor(index, book)));
  }
  return requests;
}

function candidatesFor(index: number, book: Book): NumberedRequest[] {
  const rounds = Array.from({ length: CANDIDATES }, (_, round) => index + round * CALLS.length);
  return rounds.map((number) => makeRequest(SEED, number, book)).filter(({ twists }) => twists.length === 0);
}

async function bestOf(port: number, candidates: readonly NumberedRequest[]): Promise<ScannedRequest> {
  const tried = [];
  for (const request of candidates) {
    const { kind, reachedHandler } = judge(request, await exchange(port, toBytes(request), request));
    const worth = (saysSomething(request) ? 4 : 0) + (kind === '200' ? 2 : 0) + (reachedHandler ? 1 : 0);
    tried.push({ request, reachedHandler, worth: worth * 1_000_000 + toBytes(request).length });
  }
  const [best] = tried.toSorted((one, other) => other.worth - one.worth);
  if (!best) throw new Error('no call is only ever asked with faults');
  return {
    name: best.request.name,
    comesThrough: best.reachedHandler,
    text: written(best.request, port),
  };
}

/** Where everything may be left out, a request without any of it would try nothing. */
const saysSomething = ({ call, query, body }: NumberedRequest): boolean =>
  query.length > 0 || call.path.includes(':') || body !== undefined;

/** What the tool writes itself. */
const NOT_WRITTEN = new Set(['connection', 'content-length', 'host']);
const NEVER_PARAMETERS = new Set(['authorization', 'content-type']);

function written(request: NumberedRequest, port: number): string {
  const { method, call, path, query, headers, body } = request;
  const asked = query.map((pair) => pair.join('=')).join('&');
  const isFile = call.encoding === 'multipart' || call.encoding === 'bytes';
  return [
    `${method} ${withMarks(path, call.path)}${asked && `?${asked}`} HTTP/1.1`,
    `Host: 127.0.0.1:${port}`,
    ...headers
      .filter(([name]) => !NOT_WRITTEN.has(name))
      .map(([name, value]) => `${name}: ${value}${NEVER_PARAMETERS.has(name) ? '' : '*'}`),
    '',
    isFile ? '' : (body?.toString('utf8') ?? ''),
  ].join('\r\n');
}

/** A star behind each part of the path that the call gives a name. */
function withMarks(path: string, pattern: string): string {
  const names = `/api/${pattern}`.split('/');
  return path
    .split('/')
    .map((part, at) => (names[at]?.startsWith(':') ? `${part}*` : part))
    .join('/');
}
