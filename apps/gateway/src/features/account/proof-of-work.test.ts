import { createHash } from 'node:crypto';
import { SMS_WORK } from '@cheyantong/domain';
import { expect, it } from 'vitest';
import { newTask, solvedTask } from './proof-of-work.ts';

const SECRET = 'a secret of the server';
const ASKER = { phone: '13800000001', network: '203.0.113.0/24' };
const BITS = 8;

const solve = (task: string, from = 0): string => {
  for (let number = from; ; number++) {
    const ticket = `${task}.${number}`;
    if (createHash('sha256').update(ticket).digest()[0] === 0) return ticket;
  }
};

it('a solution names its task', () => {
  const ticket = solve(newTask(SECRET, ASKER, BITS));
  expect(solvedTask(SECRET, ASKER, ticket)).toMatch(/^[\w-]{16}$/);
});

it('two solutions of one task name the same one', () => {
  const task = newTask(SECRET, ASKER, BITS);
  const first = solve(task);
  const second = solve(task, Number(first.split('.').at(-1)) + 1);
  expect(solvedTask(SECRET, ASKER, first)).toBe(solvedTask(SECRET, ASKER, second));
});

it('a number that is no solution does not count', () => {
  const task = newTask(SECRET, ASKER, 60);
  expect(solvedTask(SECRET, ASKER, `${task}.1`)).toBeNull();
});

it.each([
  ['another phone', { ...ASKER, phone: '13800000002' }],
  ['another network', { ...ASKER, network: '198.51.100.0/24' }],
])('it is not good for %s', (_what, other) => {
  expect(solvedTask(SECRET, other, solve(newTask(SECRET, ASKER, BITS)))).toBeNull();
});

it('it is good for two minutes', () => {
  const ticket = solve(newTask(SECRET, ASKER, BITS));
  const end = Number(ticket.split('.')[1]);
  expect(end - Date.now()).toBeLessThanOrEqual(SMS_WORK.lifeMs);
  expect(solvedTask(SECRET, ASKER, ticket, end - 1)).not.toBeNull();
  expect(solvedTask(SECRET, ASKER, ticket, end)).toBeNull();
});

it.each([
  ['another secret’s', () => solve(newTask('another secret', ASKER, BITS))],
  ['a cheaper one of its own making', () => solve(newTask(SECRET, ASKER, 20).replace(/^20/, '1'))],
  [
    'a longer one of its own making',
    () => solve(newTask(SECRET, ASKER, BITS).replace(/\.\d{13}/, '.9999999999999')),
  ],
  ['nothing', () => ''],
  ['nonsense', () => '8.1.x.y.1'],
])('it refuses %s', (_what, ticket) => {
  expect(solvedTask(SECRET, ASKER, ticket())).toBeNull();
});
