import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { CallFailure, toWire } from '@cheyantong/contract/wire';
import { FAILURES, REQUEST_TIMEOUT_MS, SUCCESS_CODE } from '@cheyantong/domain';
import { clientCredential } from './client-credential.ts';
import { expireSession, useSession } from './session/session.ts';
import { toast } from './ui/toast.tsx';

const OFFLINE_SENTENCE = '网络连接不稳定，请稍后再试';

/** The only fetch of the portal. What a failure does to the screen is the call's own declaration. */
export async function call<C extends Call>(
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallData<C>> {
  const response = await send(declaration, input, signal);
  const envelope = await readEnvelope<CallData<C>>(response);
  if (response.ok && envelope.code === SUCCESS_CODE) return envelope.data;

  if (response.status === 401) expireSession();
  if (response.status === 400 && declaration.failure === 'toast') toast.error(envelope.msg);
  throw new CallFailure(response.status, envelope.code, envelope.msg);
}

async function send<C extends Call>(
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { url, contentType, body } = toWire(declaration, input);
  const authorization = authorizationFor(declaration);
  try {
    return await fetch(url, {
      method: declaration.method,
      headers: {
        ...(authorization && { authorization }),
        ...(contentType && { 'content-type': contentType }),
      },
      body: body ?? null,
      signal: signal ? AbortSignal.any([signal, timeout]) : timeout,
    });
  } catch (error) {
    if (signal?.aborted) throw error;
    throw new CallFailure(0, 'offline', timeout.aborted ? FAILURES.B0100.sentence : OFFLINE_SENTENCE);
  }
}

function authorizationFor({ access }: Call): string | undefined {
  if (access === 'client') return clientCredential();
  const { token } = useSession.getState();
  return token ? `Bearer ${token}` : undefined;
}

/** A proxy's error page is no envelope: it reads as the generic sentence. */
async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  try {
    return (await response.json()) as Envelope<T>;
  } catch {
    return { code: 'B0001', data: null as T, msg: FAILURES.B0001.sentence };
  }
}
