import { readFileSync } from 'node:fs';
import { TRACE_TRADES, type TraceTrade } from '@cheyantong/domain';
import type { PublicKey } from '@cheyantong/trace-chain';
import type { DbHandle } from '../../db/handle.ts';
import { CommandError, readWords, type Say } from '../../operator/command-line.ts';
import { type Actor, Actors } from './actors.ts';
import { publicKeyIn } from './public-key-in.ts';

export const HELP = `登记参与溯源的企业，管理它们签名用的公钥。

用法
  npm run trace -- list                                     列出企业及其公钥
  npm run trace -- register 代号 --name 名称 --trade 类别 --city 城市 [--licence 证号]
  npm run trace -- add-key 代号 --file 公钥文件              登记公钥（PEM 为 Ed25519，十六进制为 SM2）
  npm run trace -- revoke-key 公钥编号 --reason 原因         停用公钥；之前的签名仍然有效

类别
  ${Object.entries(TRACE_TRADES)
    .map(([trade, name]) => `${trade} ${name}`)
    .join('\n  ')}

设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务。
核对全部记录：npm run data -- trace verify
`;

export type Command =
  | { name: 'help' }
  | { name: 'list' }
  | { name: 'register'; actor: Actor }
  | { name: 'add-key'; actor: string; file: string }
  | { name: 'revoke-key'; keyId: string; reason: string };

const OPTIONS = {
  name: { type: 'string' },
  trade: { type: 'string' },
  city: { type: 'string' },
  licence: { type: 'string' },
  file: { type: 'string' },
  reason: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
} as const;

export function readCommand(args: string[]): Command {
  const { values, positionals } = readWords(args, OPTIONS);
  const [name, code, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if (name === 'list' && !code) return { name };
  if (!code || rest.length > 0) throw new CommandError(`看不懂的命令：${positionals.join(' ')}`);
  switch (name) {
    case 'register':
      return { name, actor: readActor(code, values) };
    case 'add-key':
      if (!values.file) throw new CommandError('请用 --file 给出公钥文件');
      return { name, actor: code, file: values.file };
    case 'revoke-key':
      if (!values.reason?.trim()) throw new CommandError('请用 --reason 写明停用的原因');
      return { name, keyId: code, reason: values.reason.trim() };
    default:
      throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  }
}

function readActor(
  code: string,
  { name, trade, city, licence }: Partial<Record<string, string | boolean>>,
): Actor {
  if (typeof name !== 'string' || typeof city !== 'string' || typeof trade !== 'string')
    throw new CommandError('请用 --name、--trade 和 --city 给出名称、类别和城市');
  if (!Object.hasOwn(TRACE_TRADES, trade)) throw new CommandError(`没有类别 ${trade}`);
  return {
    code,
    name,
    city,
    trade: trade as TraceTrade,
    licence: typeof licence === 'string' ? licence : null,
  };
}

export async function operate(
  { db }: { db: DbHandle },
  command: Exclude<Command, { name: 'help' }>,
  say: Say,
): Promise<void> {
  const registry = new Actors(db);
  switch (command.name) {
    case 'list':
      return list(registry, say);
    case 'register': {
      const { code } = command.actor;
      return say(
        (await registry.register(command.actor)) ? `${code} 已登记。` : `${code} 已存在，未作改动。`,
      );
    }
    case 'add-key': {
      if (!(await registry.all()).has(command.actor)) return say(`没有企业 ${command.actor}，未作改动。`);
      const keyId = await registry.addKey(command.actor, keyIn(command.file));
      if (keyId === null) throw new CommandError('文件中没有可用的公钥');
      return say(keyId ? `公钥 ${keyId} 已登记。` : '该公钥已登记过，未作改动。');
    }
    case 'revoke-key': {
      const done = await registry.revoke(command.keyId, command.reason);
      return say(
        done ? `公钥 ${command.keyId} 已停用。` : `公钥 ${command.keyId} 不存在或已停用，未作改动。`,
      );
    }
  }
}

async function list(registry: Actors, say: Say): Promise<void> {
  const keys = Map.groupBy((await registry.keys()).values(), ({ actor }) => actor);
  for (const { code, name, trade, city } of (await registry.all()).values()) {
    say(`${code}  ${name}  ${TRACE_TRADES[trade]}  ${city}`);
    for (const { keyId, algorithm, from, revokedAt } of keys.get(code) ?? [])
      say(`    ${keyId}  ${algorithm}  ${from} 起${revokedAt ? `，${revokedAt} 停用` : ''}`);
  }
}

function keyIn(file: string): PublicKey {
  const key = publicKeyIn(readKeyFile(file));
  if (!key) throw new CommandError('文件中没有可用的公钥；请勿给出私钥，登记的内容会公开');
  return key;
}

function readKeyFile(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new CommandError(`无法读取 ${file}`);
  }
}
