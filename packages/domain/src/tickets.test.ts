import { describe, expect, it } from 'vitest';
import { ticketNoOf, ticketStatusesBefore, ticketTextProblem } from './tickets.ts';

describe('the number of a ticket', () => {
  it.each(['LY261116-7K3M-9QXB', ' ly261116 7k3m 9qxb ', 'LY2611167K3M9QXB'])(
    'is read from "%s"',
    (typed) => {
      expect(ticketNoOf(typed)).toBe('LY261116-7K3M-9QXB');
    },
  );

  it.each(['', 'LY', '7K3M-9QXB', 'LY261116-7K3M-9QX', 'LY261116-7K3M-9QXO', 'LY261116-7K3M-9QXB1'])(
    'is not "%s"',
    (typed) => {
      expect(ticketNoOf(typed)).toBeNull();
    },
  );
});

describe('a ticket', () => {
  it('is answered until it has ended, and ends once', () => {
    expect(ticketStatusesBefore('answered')).toEqual(['received', 'answered']);
    expect(ticketStatusesBefore('closed')).toEqual(['received', 'answered']);
    expect(ticketStatusesBefore('received')).toEqual([]);
  });

  it.each([
    ['   ', '请写下要说的事'],
    ['你好', '请再写具体一点，至少 5 个字'],
    ['车'.repeat(501), '最多 500 个字，请精简'],
    ['报告里的里程不对', null],
  ])('takes words somebody can answer: %s', (text, problem) => {
    expect(ticketTextProblem(text)).toBe(problem);
  });
});
