import type { z } from 'zod';

/** open: anybody · client: the portal's fixed credential · member: a bearer token. */
type Access = 'open' | 'client' | 'member';

/** How the portal shows a failure (portal.md section 8): a toast, nothing at all, or whatever the caller does. */
type FailureDisplay = 'toast' | 'silent' | 'caller';

interface CallFacts {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Relative to the gateway base, with `:name` for path parameters. */
  path: string;
  access: Access;
  failure: FailureDisplay;
  /** Polled or self-toasting calls: their business failures travel with HTTP 200 (api.md 2.1). */
  failuresOn200?: boolean;
  /** How often one address may ask in a minute, of all servers together, where the answer is worth something. */
  perMinute?: number;
  /** How the body is written; JSON unless the specification says otherwise. A file is the field `file`; bytes are the body itself. */
  encoding?: 'json' | 'form' | 'multipart' | 'bytes';
  /** What it changes stands on pages that everybody sees: they are made anew. */
  changesPages?: true;
  summary: string;
}

interface CallSchemas {
  params?: z.ZodType;
  query?: z.ZodType;
  body?: z.ZodType;
  headers?: z.ZodType;
  data: z.ZodType;
}

export type Call = CallFacts & CallSchemas;

/** Declares a call once; gateway, portal and documentation all read it from here. */
export const defineCall = <const C extends Call>(call: C): C => call;

type InputOf<S> = S extends z.ZodType ? z.input<S> : never;
type OutputOf<S> = S extends z.ZodType ? z.output<S> : undefined;
type Part<C extends Call, K extends 'params' | 'query' | 'body' | 'headers'> = C[K] extends z.ZodType
  ? { [P in K]: InputOf<C[K]> }
  : unknown;

/** Files and bytes have no schema: what they are is found out from what they hold. */
type Sent<C extends Call> = C['encoding'] extends 'multipart'
  ? { file: Blob }
  : C['encoding'] extends 'bytes'
    ? { bytes: Blob }
    : unknown;

/** What a caller hands over: only the parts the call declares. */
export type CallInput<C extends Call> = Part<C, 'params'> &
  Part<C, 'query'> &
  Part<C, 'body'> &
  Sent<C> &
  Partial<Part<C, 'headers'>>;

/** What a handler receives after validation. */
export interface CallRequest<C extends Call> {
  params: OutputOf<C['params']>;
  query: OutputOf<C['query']>;
  body: OutputOf<C['body']>;
  headers: OutputOf<C['headers']>;
}

export type CallData<C extends Call> = z.output<C['data']>;
