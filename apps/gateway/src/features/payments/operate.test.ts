import { describe, expect, it } from 'vitest';
import { readCommand } from './operate.ts';

describe('the operator’s command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['--help'], { name: 'help' }],
    [['list'], { name: 'list' }],
    [['reconcile', '2026-11-14'], { name: 'reconcile', day: '2026-11-14' }],
    [['retry', '1R1', '2R2'], { name: 'retry', refundNos: ['1R1', '2R2'] }],
    [['retry', '--all'], { name: 'retry', refundNos: 'all' }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['retry'], '请给出退款单号'],
    [['retry', '--all', '1R1'], '请给出退款单号'],
    [['reconcile'], '请给出一个日期'],
    [['reconcile', '2026-13-40'], '请给出一个日期'],
    [['reconcile', 'yesterday'], '请给出一个日期'],
    [['pay', '1'], '不认识的命令：pay 1'],
    [['list', '--now'], '无法识别的选项：list --now'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
