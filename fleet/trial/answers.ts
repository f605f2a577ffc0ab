import type { Answer } from '../visitor.ts';
import { NeverAnswered } from './wishes.ts';

interface Envelope<T> {
  code: string;
  msg: string;
  data: T;
}

const GOOD = '00000';
/** Codes of a portal in trouble (B), or of what it stands on (C): later it may answer. */
const NOT_NOW = /^[BC]/;

/** What a call answered; a refusal that no second try heals is told as such. */
export function dataOf<T>({ status, text }: Answer): T {
  const said = envelopeOf<T>(text);
  if (said?.code === GOOD) return said.data;
  const reason = said ? `${status} ${said.code} ${said.msg}` : `${status} of the balancer`;
  if (status >= 500 || (said && NOT_NOW.test(said.code))) throw new Error(reason);
  throw new NeverAnswered(reason);
}

/** A server of ours shows a page of its own when it cannot show another; the balancer's has no language. */
export const whoRefused = ({ status, text }: Answer): string =>
  `${status} of ${text.includes('<html lang') ? 'a gateway' : 'the balancer'}`;

function envelopeOf<T>(text: string): Envelope<T> | undefined {
  try {
    return JSON.parse(text) as Envelope<T>;
  } catch {
    // The balancer speaks HTML.
    return undefined;
  }
}
