import { dateTimeText } from '@cheyantong/domain';
import { and, desc, eq } from 'drizzle-orm';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { CommandError, NotInOrder, readWords, type Say } from '../../operator/command-line.ts';
import { Chain, type EntryRow } from './chain.ts';
import { type ActorKind, auditLog } from './tables.ts';
import { verifyLog } from './verify.ts';

export const HELP = `查看并核对审计日志：谁在何时查看、取得或改动了谁的个人信息。

用法
  npm run audit -- list [--member 会员编号] [--action 动作]   列出最近 50 条
  npm run audit -- verify [--head 摘要]                       核对全部记录，指出第一条被改动、删去或调换的

选项
  --head        此前核对时记下的摘要；链中必须仍有它
  -h, --help    显示本说明

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。日志只增不改，至少保存六个月。
`;

export type Command =
  | { name: 'help' }
  | { name: 'list'; memberId: bigint | null; action: string | null }
  | { name: 'verify'; head: string | null };

const MOST_SHOWN = 50;
const DIGEST = /^[0-9a-f]{64}$/;

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, {
    member: { type: 'string' },
    action: { type: 'string' },
    head: { type: 'string' },
    help: { type: 'boolean', short: 'h' },
  });
  const [name, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (rest.length > 0) throw new CommandError(`看不懂的命令：${positionals.join(' ')}`);
  switch (name) {
    case 'list':
      return { name, memberId: memberIn(values.member), action: values.action ?? null };
    case 'verify':
      if (values.head && !DIGEST.test(values.head)) throw new CommandError('摘要应为 64 位十六进制');
      return { name, head: values.head ?? null };
    default:
      throw new CommandError(`不认识的命令：${name}`);
  }
}

export async function operate(
  { db }: { db: DbHandle },
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  if (command.name === 'list') {
    const entries = await latest(db, command);
    for (const entry of entries) say(describe(entry));
    return say(entries.length > 0 ? `最近 ${entries.length} 条。` : '没有这样的记录。');
  }
  const { breaches, length, head } = await verifyLog(db, command.head);
  for (const breach of breaches) say(breach);
  const waiting = await new Chain(db).countUnlinked();
  if (waiting > 0) say(`另有 ${waiting} 条刚写入，尚未入链。`);
  if (breaches.length > 0) throw new NotInOrder(`审计日志不完整：${breaches.length} 处不符。`);
  say(head ? `${length} 条记录全部相符，最后一条的摘要为 ${head}。` : '还没有入链的记录。');
}

const latest = (db: DbHandle, { memberId, action }: { memberId: bigint | null; action: string | null }) =>
  db
    .select()
    .from(auditLog)
    .where(
      and(
        memberId === null ? undefined : eq(auditLog.memberId, memberId),
        action === null ? undefined : eq(auditLog.action, action),
      ),
    )
    .orderBy(desc(auditLog.at), desc(auditLog.id))
    .limit(MOST_SHOWN);

const ACTOR_WORDS: Record<ActorKind, string> = {
  member: '会员',
  operator: '运营人员',
  dealer: '车商',
  supplier: '配件商',
  provider: '服务机构',
  system: '系统',
};

function describe({ at, actorKind, actorName, action, subjectKind, subjectId, memberId, facts }: EntryRow) {
  const whose = memberId === null ? '访客' : `会员 ${memberId}`;
  const known = Object.entries(facts).map(([name, value]) => `${name}=${value}`);
  return [
    dateTimeText(at),
    `${ACTOR_WORDS[actorKind]} ${actorName}`,
    action,
    `${subjectKind} ${subjectId}`,
    whose,
    ...known,
  ].join('  ');
}

function memberIn(typed: string | undefined): bigint | null {
  if (typed === undefined) return null;
  const id = ownIdFrom(typed);
  if (id === null) throw new CommandError(`会员编号应为数字：${typed}`);
  return id;
}
