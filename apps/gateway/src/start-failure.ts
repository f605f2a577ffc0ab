import { DatabaseUnavailable } from './db/client.ts';
import { FolderLocked } from './db/folder-lock.ts';
import { SettingsError } from './env.ts';
import { PortalNotBuilt } from './portal/build.ts';

const ALREADY_A_SENTENCE = [SettingsError, FolderLocked, DatabaseUnavailable, PortalNotBuilt];

/** One sentence for what an operator can mend; anything else keeps its stack, because it is ours to mend. */
export function explainStartFailure(error: unknown): string {
  if (!(error instanceof Error)) return `无法启动：${String(error)}`;
  if (ALREADY_A_SENTENCE.some((kind) => error instanceof kind)) return `无法启动：${error.message}`;
  const { code, port, path } = error as NodeJS.ErrnoException & { port?: number };
  if (code === 'EADDRINUSE') return `无法启动：端口 ${port} 已被占用，请用 PORT 另选一个端口。`;
  if (code === 'EACCES') return `无法启动：没有权限使用 ${path ?? `端口 ${port}`}。`;
  return `无法启动：${error.stack ?? error.message}`;
}
