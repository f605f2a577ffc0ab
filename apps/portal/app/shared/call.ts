import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { CallFailure, toWire } from '@cheyantong/contract/wire';
import { FAILURES, REQUEST_TIMEOUT_MS, SMS_WORK, SUCCESS_CODE } from '@cheyantong/domain';
import { clientCredential } from './client-credential.ts';
import { renewConsent } from './consent-renewal.ts';
import { expireSession, useSession } from './session/session.ts';
import { toast } from './ui/toast.tsx';

/** Order calls name the member and, beside it, the client. */
const ORDERS = 'oms-boot/';
/** What the gateway answers where an agreement has been renewed. */
const CONSENT_DUE = 'A0430';
const OFFLINE_SENTENCE = '网络连接不稳定，请稍后再试';

/** Asks the gateway as whoever is here now. */
export const call = <C extends Call>(
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallData<C>> => callAs(useSession.getState().token, declaration, input, signal);

/** The only fetch of the portal. What a failure does to the screen is the call's own declaration. */
export async function callAs<C extends Call>(
  token: string | null,
  declaration: C,
  input: CallInput<C>,
  signal?: AbortSignal,
): Promise<CallData<C>> {
  const bearer = declaration.access === 'client' ? null : token;
  const response = await send(declaration, input, bearer, signal);
  const envelope = await readEnvelope<CallData<C>>(response);
  if (response.ok && envelope.code === SUCCESS_CODE) return envelope.data;

  // A newer version of an agreement comes first; then the same once more, as it was typed.
  if (envelope.code === CONSENT_DUE && bearer !== null && (await renewConsent()))
    return callAs(token, declaration, input, signal);

  const told = showFailure(declaration, response.status, envelope.msg, bearer);
  const task = response.headers.get(SMS_WORK.taskHeader);
  throw new CallFailure(response.status, envelope.code, envelope.msg, { told, task });
}

/** Answers whether all has been said: what is left, whoever asked says. */
function showFailure({ failure }: Call, status: number, sentence: string, bearer: string | null): boolean {
  if (status === 401) return bearer !== null && expireSession(bearer);
  if (status !== 400) return false;
  if (failure === 'toast') toast.error(sentence);
  return failure !== 'caller';
}

async function send<C extends Call>(
  declaration: C,
  input: CallInput<C>,
  bearer: string | null,
  signal?: AbortSignal,
): Promise<Response> {
  const timeout = AbortSignal.timeout(REQUEST_TIMEOUT_MS);
  const { url, headers, contentType, body } = toWire(declaration, input);
  const authorization = declaration.access === 'client' ? clientCredential() : bearer && `Bearer ${bearer}`;
  try {
    return await fetch(url, {
      method: declaration.method,
      headers: {
        ...headers,
        ...(authorization && { authorization }),
        ...(declaration.path.startsWith(ORDERS) && { 'x-client-authorization': clientCredential() }),
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

/** A proxy's error page is no envelope: it reads as the generic sentence. */
async function readEnvelope<T>(response: Response): Promise<Envelope<T>> {
  try {
    return (await response.json()) as Envelope<T>;
  } catch {
    return { code: 'B0001', data: null as T, msg: FAILURES.B0001.sentence };
  }
}
