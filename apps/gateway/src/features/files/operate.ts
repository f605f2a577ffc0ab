import { CommandError, type OperatorTools, readWords, type Say } from '../../operator/command-line.ts';
import { Sealer } from '../../sealing/sealer.ts';
import { WorkerPool } from '../../workers/worker-pool.ts';
import { FileStore } from './file-store.ts';
import { Files } from './files.ts';
import { sealAnew } from './seal-anew.ts';

export const HELP = `查看文件的加密情况，更换密钥。

用法
  npm run files -- keys      各密钥下有多少文件
  npm run files -- rotate    用 FILE_KEYS 中的第一个密钥和 CRYPTO_SUITE 重新加密全部文件

选项
  -h, --help    显示本说明

更换密钥：先在所有服务器的 FILE_KEYS 最前面加上新密钥（旧密钥留在后面）并重启，再运行 rotate，
最后用 keys 确认旧密钥下没有文件，才可从 FILE_KEYS 中删去它。rotate 可随时中断，再次运行时接着做；期间照常可以读取。
设置与服务相同（DATABASE_URL、DATA_DIR 等）。内置数据库同一时间只能由一个进程使用，请先停止服务；
使用 PostgreSQL 时不必停止。
`;

type Command = { name: 'keys' } | { name: 'rotate' };

const SAY_EVERY = 500;

export function readCommand(args: string[]): Command | { name: 'help' } {
  const { values, positionals } = readWords(args, { help: { type: 'boolean', short: 'h' } });
  const [name, ...rest] = positionals;
  if (values.help || !name) return { name: 'help' };
  if ((name !== 'keys' && name !== 'rotate') || rest.length > 0)
    throw new CommandError(`不认识的命令：${positionals.join(' ')}`);
  return { name };
}

export async function operate(
  { db, storage, settings }: Pick<OperatorTools, 'db' | 'storage' | 'settings'>,
  command: Command,
  say: Say,
): Promise<void> {
  if (command.name === 'rotate') {
    const done = await rotate({ db, storage, settings }, say);
    say(done > 0 ? `已重新加密 ${done} 个文件。` : '全部文件已在当前密钥之下，无需改动。');
  }
  const counted = await new Files(db).countBySeal();
  for (const { suite, keyId, count } of counted) say(`${keyId}  ${suite}  ${count} 个文件`);
  if (counted.length === 0) say('没有文件。');
}

async function rotate(
  { db, storage, settings }: Pick<OperatorTools, 'db' | 'storage' | 'settings'>,
  say: Say,
): Promise<number> {
  const workers = new WorkerPool();
  const sealer = new Sealer({ keys: settings.fileKeys, suite: settings.cryptoSuite, workers });
  const log = { error: (_facts: object, words: string) => say(words) };
  const store = new FileStore({ db, storage, sealer, log });
  let done = 0;
  try {
    await sealAnew({ db, storage, store, sealer }, () => {
      done += 1;
      if (done % SAY_EVERY === 0) say(`${done} …`);
    });
  } finally {
    await workers.close();
  }
  return done;
}
