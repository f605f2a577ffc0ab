import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { CommandError, readWords, type Say } from '../../operator/command-line.ts';
import { Deliveries } from './deliveries.ts';
import { describeStuck } from './operator-words.ts';
import { resendLead } from './resend.ts';

export type Command = { name: 'help' } | { name: 'list' } | { name: 'resend'; ids: bigint[] | 'all' };

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (name === 'list' && rest.length === 0 && !values.all) return { name };
  if (name !== 'resend') throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  if (values.all && rest.length === 0) return { name, ids: 'all' };
  if (values.all || rest.length === 0) throw new CommandError('请给出线索编号，或用 --all 重新发送全部');
  return { name, ids: rest.map(leadId) };
}

export async function operate(
  desk: { db: DbHandle; enqueue: Enqueue },
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  const stuck = await new Deliveries(desk.db).listStuck();
  if (command.name === 'list') {
    for (const delivery of stuck) say(describeStuck(delivery));
    return say(stuck.length > 0 ? `共 ${stuck.length} 条没有送达。` : '没有送达失败的线索。');
  }
  const ids = command.ids === 'all' ? stuck.map(({ lead }) => lead.id) : command.ids;
  for (const id of ids) {
    say((await resendLead(desk, id)) ? `${id} 已重新排队。` : `${id} 不在失败之列，未作改动。`);
  }
  if (ids.length === 0) say('没有需要重新发送的线索。');
}

function leadId(text: string): bigint {
  const id = ownIdFrom(text);
  if (id === null) throw new CommandError(`线索编号应为数字：${text}`);
  return id;
}
