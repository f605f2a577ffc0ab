import { describe, expect, it } from 'vitest';
import { readCommand } from './operate.ts';

describe('the operator’s command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['--help'], { name: 'help' }],
    [['list'], { name: 'list' }],
    [['resend', '1001', '1002'], { name: 'resend', ids: [1001n, 1002n] }],
    [['resend', '--all'], { name: 'resend', ids: 'all' }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['resend'], '请给出线索编号'],
    [['resend', '--all', '1001'], '请给出线索编号'],
    [['resend', 'abc'], '线索编号应为数字：abc'],
    [['delete', '1001'], '不认识的命令：delete 1001'],
    [['list', '--now'], '无法识别的选项：list --now'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
