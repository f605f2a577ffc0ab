import { describe, expect, it } from 'vitest';
import { readCommand } from './operate.ts';

const NUMBER = 'LY261116-7K3M-9QXB';

describe('the operator’s command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['list'], { name: 'list', all: false }],
    [['list', '--all'], { name: 'list', all: true }],
    [['show', 'ly2611167k3m9qxb'], { name: 'show', number: NUMBER }],
    [
      ['answer', NUMBER, '已经核对，', '报告已更正。'],
      { name: 'answer', number: NUMBER, words: '已经核对， 报告已更正。' },
    ],
    [['close', NUMBER], { name: 'close', number: NUMBER, words: null }],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['show', '42'], '编号应像 LY261116-7K3M-9QXB：42'],
    [['answer', NUMBER], '请写下答复'],
    [['answer', NUMBER, '字'.repeat(501)], '答复最多 500 个字'],
    [['delete', NUMBER], `不认识的命令：delete ${NUMBER}`],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
