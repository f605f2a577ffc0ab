import { DatabaseUnavailable } from './db/client.ts';
import { FolderLocked } from './db/folder-lock.ts';
import { SettingsError } from './env.ts';

/** One sentence for what an operator can mend; anything else keeps its stack, because it is ours to mend. */
export function explainStartFailure(error: unknown): string {
  if (error instanceof SettingsError) return `无法启动：${error.message}。`;
  if (error instanceof FolderLocked || error instanceof DatabaseUnavailable)
    return `无法启动：${error.message}`;
  if (isSystemError(error) && error.code === 'EADDRINUSE') {
    return `无法启动：端口 ${error.port} 已被占用，请用 PORT 另选一个端口。`;
  }
  if (isSystemError(error) && error.code === 'EACCES') {
    return `无法启动：没有权限使用 ${error.path ?? `端口 ${error.port}`}。`;
  }
  return `无法启动：${error instanceof Error ? (error.stack ?? error.message) : String(error)}`;
}

const isSystemError = (error: unknown): error is NodeJS.ErrnoException & { port?: number } =>
  error instanceof Error && 'code' in error;
