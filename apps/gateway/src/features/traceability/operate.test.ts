import { describe, expect, it } from 'vitest';
import { readCommand } from './operate.ts';

describe('the operator’s command line', () => {
  it.each([
    [[], { name: 'help' }],
    [['list'], { name: 'list' }],
    [
      ['register', 'yard-1', '--name', '某拆解厂', '--trade', 'dismantler', '--city', '天津市'],
      {
        name: 'register',
        actor: { code: 'yard-1', name: '某拆解厂', trade: 'dismantler', city: '天津市', licence: null },
      },
    ],
    [['add-key', 'yard-1', '--file', 'key.pem'], { name: 'add-key', actor: 'yard-1', file: 'key.pem' }],
    [
      ['revoke-key', '0123456789abcdef', '--reason', ' 遗失 '],
      { name: 'revoke-key', keyId: '0123456789abcdef', reason: '遗失' },
    ],
  ])('reads %j', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['register', 'yard-1', '--name', '某厂'], '请用 --name、--trade 和 --city'],
    [['register', 'yard-1', '--name', '某厂', '--trade', 'thief', '--city', '天津市'], '没有类别 thief'],
    [['add-key', 'yard-1'], '请用 --file'],
    [['revoke-key', '1'], '请用 --reason'],
    [['delete', 'yard-1'], '不认识的命令：delete yard-1'],
  ])('says what is wrong with %j', (args, sentence) => {
    expect(() => readCommand(args)).toThrow(sentence);
  });
});
