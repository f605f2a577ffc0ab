import type { TicketForm } from '@cheyantong/contract';
import {
  AGREEMENTS,
  isTicketTopic,
  phoneProblem,
  TICKET_REFERENCE_MOST,
  type TicketTopic,
  ticketTextProblem,
} from '@cheyantong/domain';

/** What somebody is writing to us. */
export interface TicketDraft {
  topic: TicketTopic;
  reference: string;
  name: string;
  phone: string;
  content: string;
  agreed: boolean;
}

/** A page that leads here may say what it is about: `?topic=trace&code=RP26-0000-0108-W`. */
export function draftFrom(search: URLSearchParams): TicketDraft {
  const topic = search.get('topic');
  return {
    topic: isTicketTopic(topic) ? topic : 'consult',
    reference: (search.get('code') ?? '').trim().slice(0, TICKET_REFERENCE_MOST),
    name: '',
    phone: '',
    content: '',
    agreed: false,
  };
}

/** A phone may be left out, but not half written. */
export const draftProblems = ({ phone, content, agreed }: TicketDraft) => ({
  content: ticketTextProblem(content),
  phone: phone === '' ? null : phoneProblem(phone),
  agreed: agreed ? null : AGREEMENTS.privacyStatement.askSentence,
});

export const formOf = ({ topic, reference, name, phone, content }: TicketDraft): TicketForm => ({
  topic,
  content,
  agree: true,
  ...(reference.trim() && { reference }),
  ...(name.trim() && { name }),
  ...(phone && { phone }),
});
