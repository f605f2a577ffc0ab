import { CommandError, readWords, type Say } from '../../operator/command-line.ts';
import type { PaymentDesk } from './desk.ts';
import { Ledger } from './ledger.ts';
import { NoticeLog } from './notice-log.ts';
import {
  describeDifference,
  describeFailedRefund,
  describeNotice,
  describeResult,
  describeWrongAmount,
} from './operator-words.ts';
import { reconcile } from './reconcile.ts';
import { retryRefund } from './refund.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'reconcile'; day: string }
  | { name: 'retry'; refundNos: string[] | 'all' };

const MOST_SHOWN = 50;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    all: { type: 'boolean' },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (name === 'list' && rest.length === 0 && !values.all) return { name };
  if (name === 'reconcile') return { name, day: oneDay(rest) };
  if (name !== 'retry') throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  if (values.all && rest.length === 0) return { name, refundNos: 'all' };
  if (values.all || rest.length === 0) throw new CommandError('请给出退款单号，或用 --all 重试全部');
  return { name, refundNos: rest };
}

export async function operate(
  desk: Pick<PaymentDesk, 'db' | 'vendors' | 'enqueue'>,
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  if (command.name === 'reconcile') {
    for (const result of await reconcile(desk, command.day)) {
      say(describeResult(result));
      for (const difference of result.differences) say(describeDifference(difference));
    }
    return;
  }
  const failed = await new Ledger(desk.db).listFailedRefunds();
  if (command.name === 'list') {
    for (const notice of await new NoticeLog(desk.db).listRefused(MOST_SHOWN)) say(describeNotice(notice));
    for (const wrong of await new Ledger(desk.db).listWrongAmounts(MOST_SHOWN))
      say(describeWrongAmount(wrong));
    for (const refund of failed) say(describeFailedRefund(refund));
    return say(failed.length > 0 ? `共 ${failed.length} 笔退款失败。` : '没有失败的退款。');
  }
  const refundNos = command.refundNos === 'all' ? failed.map(({ refundNo }) => refundNo) : command.refundNos;
  for (const refundNo of refundNos) {
    const queued = await retryRefund(desk, refundNo);
    say(queued ? `${refundNo} 已重新排队。` : `${refundNo} 不在失败之列，未作改动。`);
  }
  if (refundNos.length === 0) say('没有需要重试的退款。');
}

function oneDay(rest: string[]): string {
  const [day, ...more] = rest;
  if (!day || !DAY.test(day) || Number.isNaN(Date.parse(day)) || more.length > 0) {
    throw new CommandError('请给出一个日期，如 2026-11-14');
  }
  return day;
}
