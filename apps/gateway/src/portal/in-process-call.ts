import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { CallFailure, toWire } from '@cheyantong/contract/wire';
import { SUCCESS_CODE } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { asOwnCall } from '../http/own-call.ts';

export type InProcessCall = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>;

const TOO_MANY = 429;
const FAULT = 500;

/** Who asks, and who is told that an answer is missing which the next visitor may get. */
interface Asking {
  remoteAddress: string;
  onMissing: () => void;
}

/**
 * The portal's loaders ask the gateway as a browser would, without leaving the process; always as a visitor, and from the
 * visitor's address, so that a page is no way around a limit. A page is made of what it reads: loaders send no files.
 */
export const inProcessCall =
  (app: FastifyInstance, { remoteAddress, onMissing }: Asking): InProcessCall =>
  async <C extends Call>(call: C, input: CallInput<C>) => {
    const { url, contentType, body } = toWire(call, input);
    const response = await asOwnCall(() =>
      app.inject({
        method: call.method,
        url,
        remoteAddress,
        ...(contentType && { headers: { 'content-type': contentType } }),
        ...(typeof body === 'string' && { payload: body }),
      }),
    );
    const { statusCode } = response;
    if (statusCode === TOO_MANY || statusCode >= FAULT) onMissing();
    const envelope = response.json<Envelope<CallData<C>>>();
    if (envelope.code !== SUCCESS_CODE) throw new CallFailure(statusCode, envelope.code, envelope.msg);
    return envelope.data;
  };
