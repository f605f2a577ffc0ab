import { readCode } from '@cheyantong/domain';
import type { DbHandle } from '../../db/handle.ts';
import type { Enqueue } from '../../jobs/job.ts';
import { CommandError, readWords, type Say } from '../../operator/command-line.ts';
import { tellMember } from '../messages/index.ts';
import { describeOpen, describeRefused } from './operator-words.ts';
import { CallbackLog } from './provider/callback-log.ts';
import { ReportRequests } from './provider/report-requests.ts';
import { withdrawnMessage } from './report-messages.ts';
import { Reports } from './reports.ts';

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'list-refused' }
  | { name: 'withdraw'; reportCode: string; reason: string };

const MOST_REFUSED = 50;

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    reason: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, reportCode, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if ((name === 'list' || name === 'list-refused') && !reportCode && !values.reason) return { name };
  if (name !== 'withdraw') throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  if (!reportCode || rest.length > 0) throw new CommandError('请给出一个报告编号');
  const reason = values.reason?.trim();
  if (!reason) throw new CommandError('请用 --reason 写明撤回的原因');
  return { name, reportCode: readCode(reportCode).code, reason };
}

export async function operate(
  { db, enqueue }: { db: DbHandle; enqueue: Enqueue },
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  switch (command.name) {
    case 'list': {
      const open = await new ReportRequests(db).listOpen();
      for (const request of open) say(describeOpen(request));
      return say(open.length > 0 ? `共 ${open.length} 份尚未答复。` : '没有尚未答复的报告。');
    }
    case 'list-refused': {
      const refused = await new CallbackLog(db).listRefused(MOST_REFUSED);
      for (const callback of refused) say(describeRefused(callback));
      return say(refused.length > 0 ? `共 ${refused.length} 条。` : '没有被拒收的回调。');
    }
    case 'withdraw': {
      const { reportCode, reason } = command;
      const withdrawn = await db.transaction(async (tx) => {
        const report = await new Reports(tx).withdraw(reportCode, reason);
        if (report)
          await tellMember(enqueue)(tx, report.memberId, withdrawnMessage(report, reportCode, reason));
        return report;
      });
      return say(withdrawn ? `${reportCode} 已撤回。` : `${reportCode} 不存在或已撤回，未作改动。`);
    }
  }
}
