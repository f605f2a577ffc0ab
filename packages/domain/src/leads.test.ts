import { expect, it } from 'vitest';
import { leadStatusesBefore } from './leads.ts';

it.each([
  ['delivered', ['queued']],
  ['undeliverable', ['queued']],
  ['queued', ['undeliverable']],
  ['withdrawn', ['queued', 'delivered', 'undeliverable']],
] as const)('a lead becomes %s only from %j', (next, before) => {
  expect(leadStatusesBefore(next)).toEqual(before);
});
