import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { CommandError, readWords, type Say } from '../../operator/command-line.ts';
import { Invoices } from './invoices.ts';
import { describeInvoice, describeTroubled } from './operator-words.ts';
import { retryInvoice } from './retry-invoice.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'show'; orderNo: string }
  | { name: 'retry'; orderNos: string[] | 'all' };

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (name === 'list' && rest.length === 0 && !values.all) return { name };
  if (name === 'show') return { name, orderNo: oneOrder(rest) };
  if (name !== 'retry') throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  if (values.all && rest.length === 0) return { name, orderNos: 'all' };
  if (values.all || rest.length === 0) throw new CommandError('请给出订单号，或用 --all 重试全部');
  return { name, orderNos: rest };
}

export async function operate(
  desk: { db: DbHandle; enqueue: Enqueue },
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  const invoices = new Invoices(desk.db);
  if (command.name === 'show') {
    const invoice = await invoices.find(command.orderNo);
    if (!invoice) return say(`订单 ${command.orderNo} 没有申请发票。`);
    for (const line of describeInvoice(invoice, await invoices.filesOf([invoice.id]))) say(line);
    return;
  }
  const troubled = await invoices.listTroubled();
  if (command.name === 'list') {
    for (const invoice of troubled) say(describeTroubled(invoice));
    return say(troubled.length > 0 ? `共 ${troubled.length} 张发票需要处理。` : '没有需要处理的发票。');
  }
  const orderNos = command.orderNos === 'all' ? troubled.map(({ orderNo }) => orderNo) : command.orderNos;
  for (const orderNo of orderNos) {
    const queued = await retryInvoice(desk, orderNo);
    say(queued ? `${orderNo} 已重新排队。` : `${orderNo} 没有可以重试的发票，未作改动。`);
  }
  if (orderNos.length === 0) say('没有需要重试的发票。');
}

function oneOrder(rest: string[]): string {
  const [orderNo, ...more] = rest;
  if (!orderNo || more.length > 0) throw new CommandError('请给出一个订单号');
  return orderNo;
}
