import { describe, expect, it } from 'vitest';
import { readCommand } from './operate.ts';

describe('the operator’s command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['list'], { name: 'list' }],
    [['list-refused'], { name: 'list-refused' }],
    [
      ['withdraw', 'wx-2026-1115-000001', '--reason', ' 有误 '],
      { name: 'withdraw', reportCode: 'WX-2026-1115-000001', reason: '有误' },
    ],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['withdraw'], '请给出一个报告编号'],
    [['withdraw', 'WX-1'], '请用 --reason 写明撤回的原因'],
    [['withdraw', 'WX-1', 'WX-2', '--reason', 'x'], '请给出一个报告编号'],
    [['delete', 'WX-1'], '不认识的命令：delete WX-1'],
    [['list', '--all'], '无法识别的选项：list --all'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
