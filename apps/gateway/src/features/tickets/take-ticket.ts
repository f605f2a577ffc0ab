import { createHmac } from 'node:crypto';
import type { CallRequest, submitTicket, Ticket } from '@cheyantong/contract';
import { type AgreementId, beijingDay, TICKETS_A_DAY, ticketNoOf } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { Failure } from '../../http/failure.ts';
import { legibleCode } from '../../secrets/random.ts';
import { presentTicket } from './present-ticket.ts';
import { Tickets } from './tickets.ts';

export interface TicketDesk {
  db: DbHandle;
  appSecret: string;
  /** Answers the version in force; refuses where another one was on the screen. */
  agreeOnce(
    handle: DbHandle,
    agreeing: { document: AgreementId; version?: string | undefined },
  ): Promise<string>;
}

/** Who asks: a member, or whoever is at an address. */
export interface Asker {
  memberId: string | null;
  address: string;
}

type Form = CallRequest<typeof submitTicket>['body'];

const RANDOM_LETTERS = 8;

/** Stores what somebody wrote and gives it a number; the same words on the same day are the ticket that is already there. */
export async function takeTicket(
  desk: TicketDesk,
  asker: Asker,
  form: Form,
  now = new Date(),
): Promise<Ticket> {
  const { topic, reference, name, phone, content } = form;
  const today = keyed(desk, [beijingDay(now), asker.memberId ?? asker.address]);
  return desk.db.transaction(async (tx) => {
    const tickets = new Tickets(tx);
    const ticket = await tickets.add({
      number: newNumber(now),
      memberId: asker.memberId === null ? null : BigInt(asker.memberId),
      topic,
      reference: reference || null,
      name: name || null,
      phone: phone ?? null,
      content,
      asker: today,
      digest: keyed(desk, [topic, reference ?? '', phone ?? '', content]),
      consentVersion: await desk.agreeOnce(tx, { document: 'privacyStatement', version: form.agreedVersion }),
    });
    if ((await tickets.countToday(today)) > TICKETS_A_DAY)
      throw new Failure('A0501', `一天最多留言 ${TICKETS_A_DAY} 条，请明天再来`);
    const [story] = await tickets.withEvents([ticket]);
    if (!story) throw new Error('a ticket without its story');
    return presentTicket(story);
  });
}

/** Nothing can be told from it without our secret. */
const keyed = ({ appSecret }: TicketDesk, words: readonly string[]): string =>
  createHmac('sha256', appSecret).update(JSON.stringify(words)).digest('base64url');

function newNumber(now: Date): string {
  const day = beijingDay(now).replaceAll('-', '').slice(2);
  const number = ticketNoOf(`LY${day}${legibleCode(RANDOM_LETTERS)}`);
  if (!number) throw new Error('a number of ours that we cannot read');
  return number;
}
