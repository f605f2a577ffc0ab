import type { TracedObject } from '@cheyantong/domain';
import { readCode } from '@cheyantong/domain';
import { data, type LoaderFunctionArgs } from 'react-router';
import { isRefused } from '../../../shared/is-refused.ts';
import { requestOf, type ServerCall } from '../../../shared/server-context.ts';

const NOT_FOUND = 404;
const UNAVAILABLE = 503;

/** What the server found out: a trace, or that nobody recorded the code. */
export interface TraceSeed<Trace> {
  trace: Trace | null;
}

type Answer<Trace> = ReturnType<typeof data<TraceSeed<Trace> | null>>;

/** Looks the code up while the page is made: the answer stands in it, and the browser does not ask a second time. */
export const traceLoader =
  <Trace>(object: TracedObject, read: (call: ServerCall, traceCode: string) => Promise<Trace>) =>
  async ({ request, context }: LoaderFunctionArgs): Promise<Answer<Trace>> => {
    const code = codeAsked(object, new URL(request.url).searchParams);
    if (code === null) return data<TraceSeed<Trace> | null>(null);
    try {
      return data<TraceSeed<Trace> | null>({ trace: await read(requestOf(context).call, code) });
    } catch (failure) {
      return isRefused(failure)
        ? data<TraceSeed<Trace> | null>({ trace: null }, { status: NOT_FOUND })
        : data<TraceSeed<Trace> | null>(null, { status: UNAVAILABLE });
    }
  };

/** The whole code of this kind in an address; null: there is none, or it is of another kind. */
export function codeAsked(object: TracedObject, search: URLSearchParams): string | null {
  const { code, kind, whole } = readCode(search.get('code') ?? '');
  return whole && kind === object ? code : null;
}
