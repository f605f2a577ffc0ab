import { expect, it } from 'vitest';
import { explainStartFailure } from './start-failure.ts';

it.each([
  ['EROFS', '磁盘为只读'],
  ['ENOSPC', '磁盘已满'],
  ['EACCES', '没有权限'],
  ['ENOTDIR', '路径中有文件而不是目录'],
])('a disk that says %s is told in a sentence with what to do, without a stack', (code, words) => {
  const error = Object.assign(new Error(`${code}: mkdir`), { code, path: '/data/portal' });
  expect(explainStartFailure(error)).toBe(
    `无法启动：/data/portal 无法使用（${words}），请检查目录权限与磁盘，或用 DATA_DIR 另选一个目录。`,
  );
});

it('a database that is lost on the way is told in a sentence, and what to do', () => {
  const cause = Object.assign(new Error('terminating connection'), { code: '57P01' });
  expect(explainStartFailure(new Error('Failed query: alter table …', { cause }))).toBe(
    '无法启动：准备数据时与数据库的连接中断，已有数据未受影响，请确认数据库正在运行，然后重新启动。',
  );
});

it('a fault of ours keeps its stack', () => {
  expect(explainStartFailure(new Error('torn'))).toContain('start-failure.test.ts');
});
