import type { Call, CallInput } from './define-call.ts';

/** A call as it goes over the wire: what both the browser and the server's own loaders need, and no schema. */
export interface WireRequest {
  url: string;
  /** Of the call's own, beside who asks and how the body is written. */
  headers: Record<string, string>;
  /** Undefined where there is no body, and of a form with a file: its boundary is chosen by whoever sends it. */
  contentType: string | undefined;
  body: string | FormData | Blob | undefined;
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
  file?: Blob;
  bytes?: Blob;
  headers?: Record<string, string | undefined>;
}

export function toWire<C extends Call>(call: C, input: CallInput<C>): WireRequest {
  const { params = {}, query = {}, headers = {}, ...sent } = input as Parts;
  const path = call.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
  const search = new URLSearchParams(given(query)).toString();
  return {
    url: `/api/${path}${search && `?${search}`}`,
    headers: Object.fromEntries(given(headers)),
    ...written(call, sent),
  };
}

function written(
  { encoding }: Call,
  { body, file, bytes }: Parts,
): Pick<WireRequest, 'contentType' | 'body'> {
  if (file) {
    const form = new FormData();
    form.append('file', file);
    return { contentType: undefined, body: form };
  }
  if (bytes) return { contentType: 'application/octet-stream', body: bytes };
  if (body === undefined) return { contentType: undefined, body: undefined };
  return encoding === 'form'
    ? {
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams(given(body ?? {})).toString(),
      }
    : { contentType: 'application/json', body: JSON.stringify(body) };
}

const given = (values: object): [string, string][] =>
  Object.entries(values).flatMap(([key, value]) => (value === undefined ? [] : [[key, String(value)]]));

/** A call that did not succeed: the gateway's code and sentence, or the caller's own when there was no answer. */
export class CallFailure extends Error {
  readonly status: number;
  readonly code: string;
  /** Whoever asked need not say it again: it has been shown, or the call is declared to fail without a word. */
  readonly told: boolean;
  /** What the gateway wants solved before the call is asked again. */
  readonly task: string | null;

  constructor(
    status: number,
    code: string,
    message: string,
    { told = false, task = null }: { told?: boolean; task?: string | null } = {},
  ) {
    super(message);
    this.status = status;
    this.code = code;
    this.told = told;
    this.task = task;
  }
}
