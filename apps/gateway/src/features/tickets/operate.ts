import { TICKET_STATUSES, TICKET_TEXT, ticketNoOf } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import { CommandError, readWords, type Say } from '../../operator/command-line.ts';
import { record } from '../audit/index.ts';
import { describeTicket, ticketLine } from './operator-words.ts';
import { Tickets } from './tickets.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list'; all: boolean }
  | { name: 'show'; number: string }
  | { name: 'answer'; number: string; words: string }
  | { name: 'close'; number: string; words: string | null };

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    all: { type: 'boolean', default: false },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, given, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (name === 'list' && given === undefined) return { name, all: values.all };
  const words = rest.join(' ').trim();
  switch (name) {
    case 'show':
      return { name, number: numberFrom(given) };
    case 'answer':
      if (!words) throw new CommandError('请写下答复');
      if (words.length > TICKET_TEXT.most) throw new CommandError(`答复最多 ${TICKET_TEXT.most} 个字`);
      return { name, number: numberFrom(given), words };
    case 'close':
      return { name, number: numberFrom(given), words: words || null };
    default:
      throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  }
}

export async function operate(
  { db, operator }: { db: DbHandle; operator: string },
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  const tickets = new Tickets(db);
  if (command.name === 'list') {
    const waiting = await tickets.listIn(command.all ? ['received', 'answered', 'closed'] : ['received']);
    for (const ticket of waiting) say(ticketLine(ticket));
    return say(waiting.length > 0 ? `共 ${waiting.length} 条。` : '没有待答复的留言。');
  }
  const { number } = command;
  if (command.name === 'show') {
    const ticket = await tickets.find(number);
    if (!ticket) return say(`没有留言 ${number}。`);
    await record(db, {
      actor: { kind: 'operator', name: operator },
      action: 'phone.viewed',
      subjectKind: 'ticket',
      subjectId: number,
      memberId: ticket.memberId,
      facts: { occasion: '答复留言' },
    });
    for (const story of await tickets.withEvents([ticket])) say(describeTicket(story));
    return;
  }
  const next = command.name === 'answer' ? 'answered' : 'closed';
  const moved = await db.transaction((tx) => new Tickets(tx).move(number, next, command.words));
  if (moved) return say(`${number} ${TICKET_STATUSES[next]}。`);
  const ticket = await tickets.find(number);
  say(ticket ? `${number} ${TICKET_STATUSES[ticket.status]}，未作改动。` : `没有留言 ${number}。`);
}

function numberFrom(typed: string | undefined): string {
  const number = ticketNoOf(typed ?? '');
  if (!number) throw new CommandError(`编号应像 LY261116-7K3M-9QXB：${typed ?? ''}`);
  return number;
}
