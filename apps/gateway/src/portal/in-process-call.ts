import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { CallFailure, toWire } from '@cheyantong/contract/wire';
import { SUCCESS_CODE } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { asOwnCall } from '../http/own-call.ts';

export type InProcessCall = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>;

/**
 * The portal's loaders ask the gateway as a browser would, without leaving the process; always as a visitor, and from the
 * visitor's address, so that a page is no way around a limit. A page is made of what it reads: loaders send no files.
 */
export const inProcessCall =
  (app: FastifyInstance, remoteAddress: string): InProcessCall =>
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
    const envelope = response.json<Envelope<CallData<C>>>();
    if (envelope.code !== SUCCESS_CODE)
      throw new CallFailure(response.statusCode, envelope.code, envelope.msg);
    return envelope.data;
  };
