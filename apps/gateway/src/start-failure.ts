import { isDatabaseAway } from './db/away.ts';
import { DatabaseUnavailable } from './db/client.ts';
import { FolderLocked, FolderUnusable } from './db/folder-lock.ts';
import { SettingsError } from './env.ts';
import { FillingEnded } from './filling.ts';
import { PortalNotBuilt } from './portal/build.ts';

const ALREADY_A_SENTENCE = [
  SettingsError,
  FolderLocked,
  FolderUnusable,
  DatabaseUnavailable,
  FillingEnded,
  PortalNotBuilt,
];

/** What a disk says when it cannot be written to. */
const DISK_PROBLEMS: Record<string, string> = {
  EACCES: '没有权限',
  EPERM: '没有权限',
  EROFS: '磁盘为只读',
  ENOSPC: '磁盘已满',
  EIO: '磁盘读写出错',
  ENOTDIR: '路径中有文件而不是目录',
  EEXIST: '已有同名文件',
};

/** One sentence for what an operator can mend; anything else keeps its stack, because it is ours to mend. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `无法启动：${String(error)}`;
  if (ALREADY_A_SENTENCE.some((kind) => error instanceof kind)) return `无法启动：${error.message}`;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `无法启动：端口 ${port} 已被占用，请用 PORT 另选一个端口。`;
  const problem = DISK_PROBLEMS[code ?? ''];
  if (problem && path)
    return `无法启动：${path} 无法使用（${problem}），请检查目录权限与磁盘，或用 DATA_DIR 另选一个目录。`;
  if (code === 'EACCES') return `无法启动：没有权限使用端口 ${port}，请用 PORT 另选一个端口。`;
  if (isDatabaseAway(error))
    return '无法启动：准备数据时与数据库的连接中断，已有数据未受影响，请确认数据库正在运行，然后重新启动。';
  return `无法启动：${error.stack ?? error.message}`;
}
