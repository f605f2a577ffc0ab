import { hash } from 'node:crypto';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Call, CallData, CallInput, Envelope } from '@cheyantong/contract';
import { CallFailure, toWire } from '@cheyantong/contract/wire';
import { SUCCESS_CODE } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { asOwnCall } from '../http/own-call.ts';

export type InProcessCall = <C extends Call>(call: C, input: CallInput<C>) => Promise<CallData<C>>;

export interface Question {
  method: Call['method'];
  url: string;
  headers: Record<string, string>;
  payload?: string;
}

export interface Answer {
  statusCode: number;
  payload: string;
}

/** Asks the gateway as a browser at this address would, without leaving the process. */
export type Ask = (question: Question) => Promise<Answer>;

export const askFrom =
  (app: FastifyInstance, remoteAddress: string): Ask =>
  (question) =>
    asOwnCall(() => app.inject({ ...question, remoteAddress }));

/** A question that a page asked when it was made, and what its answer was, as a digest. */
export interface Noted {
  question: Question;
  digest: string;
}

export interface Asking {
  ask: Ask;
  /** Asks what has no limit of its own, and may know it from another page. */
  askUnlimited?: Ask;
  note: (noted: Noted, answer: Answer) => void;
}

/**
 * What the portal's loaders ask: always as a visitor, and from the visitor's address, so that a page is no way around a
 * limit. A page is made of what it reads: loaders send no files.
 */
export const inProcessCall =
  ({ ask, askUnlimited = ask, note }: Asking): InProcessCall =>
  async <C extends Call>(call: C, input: CallInput<C>) => {
    const question = questionOf(call, input);
    const answer = await (call.perMinute === undefined ? askUnlimited : ask)(question);
    note({ question, digest: digestOf(answer) }, answer);
    const envelope = JSON.parse(answer.payload) as Envelope<CallData<C>>;
    if (envelope.code !== SUCCESS_CODE) throw new CallFailure(answer.statusCode, envelope.code, envelope.msg);
    return envelope.data;
  };

/** Whether all that a page asked is answered as it was then. Nobody waits for it: others get their turn between two questions. */
export async function areAnsweredAsBefore(ask: Ask, all: readonly Noted[]): Promise<boolean> {
  for (const { question, digest } of all) {
    if (digestOf(await ask(question)) !== digest) return false;
    await nextTurn();
  }
  return true;
}

function questionOf<C extends Call>(call: C, input: CallInput<C>): Question {
  const { url, contentType, body } = toWire(call, input);
  return {
    method: call.method,
    url,
    headers: contentType ? { 'content-type': contentType } : {},
    ...(typeof body === 'string' && { payload: body }),
  };
}

const digestOf = ({ statusCode, payload }: Answer): string =>
  hash('sha256', `${statusCode} ${payload}`, 'base64');
