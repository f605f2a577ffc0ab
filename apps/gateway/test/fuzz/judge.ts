import type { Call } from '@cheyantong/contract';
import * as contract from '@cheyantong/contract';
import { FAILURES, type FailureCode, SUCCESS_CODE } from '@cheyantong/domain';
import type { NumberedRequest } from './draft.ts';
import type { Outcome, RawAnswer } from './raw-answer.ts';

/** Said before a handler is asked; some handlers say them too, so that the count of what came through is a low one. */
const TURNED_AWAY = new Set(['A0212', 'A0230', 'A0400', 'A0410', 'A0421', 'A0702', 'B0210', 'C0113']);
const INSIDES = /\bat .+:\d+:\d+\)?|node:internal|node_modules|ZodError|drizzle|postgres/i;
/** Said of what is not HTTP as we speak it, before any call is known. */
const BEFORE_ANY_CALL: Readonly<Record<number, FailureCode>> = { 408: 'B0100', 431: 'A0702' };
const HAS_CHINESE = /\p{Script=Han}/u;

export interface Verdict {
  /** For the table: the status, or what came instead of one. */
  kind: string;
  reachedHandler: boolean;
  /** What must not be; empty for nearly all. */
  fault: string | null;
}

export function judge(request: NumberedRequest, outcome: Outcome): Verdict {
  if (outcome === 'late')
    return { kind: 'late', reachedHandler: false, fault: 'no answer in the time that is promised' };
  if (outcome === 'silent') {
    const fault = request.breaksOff ? null : 'the line was closed without an answer';
    return { kind: 'silent', reachedHandler: false, fault };
  }
  const code = codeOf(outcome);
  const kind = outcome.status === 200 && code !== SUCCESS_CODE ? '200 no' : String(outcome.status);
  return {
    kind,
    reachedHandler: code !== undefined && !TURNED_AWAY.has(code),
    fault: faultOf(request, outcome),
  };
}

function faultOf(request: NumberedRequest, answer: RawAnswer): string | null {
  const { status, headers, body } = answer;
  if (status === 503 && headers.has('retry-after')) return null;
  if (status >= 500) return `answered ${status}: ${body.slice(0, 200)}`;
  if (INSIDES.test(body) && !isPage(answer)) return `shows its insides: ${body.slice(0, 200)}`;
  if (request.method === 'HEAD') return body === '' ? null : 'a body for HEAD';
  if (request.mayLeaveTheApi && (isPage(answer) || (status >= 300 && status < 400))) return null;
  return outsideTheEnvelope(request, answer);
}

function outsideTheEnvelope(request: NumberedRequest, { status, body }: RawAnswer): string | null {
  const call = askedCall(request);
  const envelope = envelopeOf(body);
  if (!envelope) return `${status} outside the envelope: ${body.slice(0, 200)}`;
  const { code, data, msg } = envelope;
  if (code === SUCCESS_CODE) {
    const parsed = call.data.safeParse(data);
    // An address that was rewritten may ask another call than it set out for.
    return status === 200
      ? parsed.success
        ? null
        : `undeclared data: ${parsed.error.message.slice(0, 300)}`
      : `success with ${status}`;
  }
  if (!(code in FAILURES)) return `unknown code ${code}`;
  const expected = FAILURES[code as FailureCode].status;
  const isExpected =
    status === expected || BEFORE_ANY_CALL[status] === code || (status === 200 && call.failuresOn200);
  if (!isExpected) return `${code} with ${status}`;
  if (data !== null) return `${code} with data`;
  return HAS_CHINESE.test(msg) ? null : `${code} without a sentence: ${msg.slice(0, 100)}`;
}

/** With another method the same address may be another call. */
const askedCall = ({ call, method }: NumberedRequest): Call =>
  Object.values(contract as Record<string, Call>).find(
    (each) => each.path === call.path && each.method === method,
  ) ?? call;

const isPage = ({ headers }: RawAnswer): boolean =>
  (headers.get('content-type') ?? '').startsWith('text/html');

const codeOf = ({ body }: RawAnswer): string | undefined => envelopeOf(body)?.code;

function envelopeOf(body: string): { code: string; data: unknown; msg: string } | undefined {
  try {
    const envelope = JSON.parse(body);
    return Object.keys(envelope).join() === 'code,data,msg' ? envelope : undefined;
  } catch {
    return undefined;
  }
}
