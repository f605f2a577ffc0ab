import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { SMS_WORK } from '@cheyantong/domain';

/** Whom a task is for: nobody else's message can be paid with it. */
interface Asker {
  phone: string;
  network: string;
}

/** bits . the moment it ends . its random name . our signature */
const TICKET =
  /^(?<task>(?<bits>\d{1,2})\.(?<endsAt>\d{13})\.(?<name>[\w-]{16})\.(?<signature>[\w-]{43}))\.\d{1,10}$/;

/**
 * A task for a browser: find the number that, written behind the task, makes its SHA-256 begin with so many zero bits.
 * The task carries all that is needed to check it, so nothing is kept until it is solved.
 */
export function newTask(secret: string, asker: Asker, bits: number, now = Date.now()): string {
  const terms = `${bits}.${now + SMS_WORK.lifeMs}.${randomBytes(12).toString('base64url')}`;
  return `${terms}.${signatureOf(secret, asker, terms)}`;
}

/** The name of the task that this ticket solves; null when it solves none of ours, not this asker's, or too late. */
export function solvedTask(secret: string, asker: Asker, ticket: string, now = Date.now()): string | null {
  const { task, bits, endsAt, name, signature } = TICKET.exec(ticket)?.groups ?? {};
  if (!task || !name || !signature) return null;
  const expected = signatureOf(secret, asker, `${bits}.${endsAt}.${name}`);
  if (!timingSafeEqual(Buffer.from(signature), Buffer.from(expected))) return null;
  return Number(endsAt) > now && leadingZeroBits(ticket) >= Number(bits) ? name : null;
}

const signatureOf = (secret: string, { phone, network }: Asker, terms: string): string =>
  createHmac('sha256', secret).update(`work:${terms}:${phone}:${network}`).digest('base64url');

const leadingZeroBits = (text: string): number =>
  Math.clz32(createHash('sha256').update(text).digest().readUInt32BE(0));
