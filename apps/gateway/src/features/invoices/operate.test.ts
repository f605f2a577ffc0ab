import { describe, expect, it } from 'vitest';
import { readCommand } from './operate.ts';

describe('what is typed after npm run invoices', () => {
  it.each([
    [[], { name: 'help' }],
    [['list'], { name: 'list' }],
    [['show', '1'], { name: 'show', orderNo: '1' }],
    [['retry', '1', '2'], { name: 'retry', orderNos: ['1', '2'] }],
    [['retry', '--all'], { name: 'retry', orderNos: 'all' }],
  ])('%j is understood', (args, command) => {
    expect(readCommand(args)).toEqual(command);
  });

  it.each([
    [['show']],
    [['show', '1', '2']],
    [['retry']],
    [['retry', '--all', '1']],
    [['burn']],
    [['list', '--some']],
  ])('%j is a typing error', (args) => {
    expect(() => readCommand(args)).toThrow();
  });
});
