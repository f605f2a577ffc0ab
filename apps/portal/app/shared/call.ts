import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { FAILURES, REQUEST_TIMEOUT_MS, SUCCESS_CODE } from '@cheyantong/domain';
import { clientCredential } from './client-credential.ts';
import { expireSession, useSession } from './session/session.ts';
import { toast } from './ui/toast.tsx';

/** A call that did not succeed: the gateway's code and sentence, or ours when there was no answer. */
class CallFailure extends Error {
  readonly status: number;
  readonly code: string;

  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

interface Parts {
  params?: Record<string, string>;
  query?: Record<string, string | number | undefined>;
  body?: unknown;
}

/** The only fetch of the portal. What a failure does to the screen is the call's own declaration. */
export async function call<C extends Call>(
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallData<C>> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const response = await fetch(addressOf(declaration, input as Parts), {
    method: declaration.method,
    headers: headersOf(declaration, input as Parts),
    body: bodyOf(declaration, input as Parts),
    signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
  }).catch((error: Error) => {
    if (signal?.aborted) throw error;
    throw new CallFailure(
      0,
      'offline',
      error.name === 'TimeoutError' ? FAILURES.B0100.sentence : '网络连接不稳定，请稍后再试',
    );
  });
  const envelope = await readEnvelope<CallData<C>>(response);
  if (response.ok && envelope.code === SUCCESS_CODE) return envelope.data;

  if (response.status === 401) expireSession();
  if (response.status === 400 && declaration.failure === 'toast') toast.error(envelope.msg);
  throw new CallFailure(response.status, envelope.code, envelope.msg);
}

function addressOf(declaration: Call, { params = {}, query = {} }: Parts): string {
  const path = declaration.path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  );
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === undefined ? [] : [[key, String(value)]],
  );
  const search = new URLSearchParams(given).toString();
  return `/api/${path}${search && `?${search}`}`;
}

function headersOf(declaration: Call, { body }: Parts): HeadersInit {
  const { token } = useSession.getState();
  return {
    ...(token && declaration.access !== 'client' && { authorization: `Bearer ${token}` }),
    ...(declaration.access === 'client' && { authorization: clientCredential() }),
    ...(body !== undefined && declaration.encoding !== 'form' && { 'content-type': 'application/json' }),
  };
}

function bodyOf(declaration: Call, { body }: Parts): BodyInit | null {
  if (body === undefined) return null;
  return declaration.encoding === 'form'
    ? new URLSearchParams(body as Record<string, string>)
    : JSON.stringify(body);
}

/** A proxy's error page is no envelope: it reads as the generic sentence. */
async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  try {
    return (await response.json()) as Envelope<T>;
  } catch {
    return { code: 'B0001', data: null as T, msg: FAILURES.B0001.sentence };
  }
}
