import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { firstBits } from './first-bits.ts';
import { solve } from './solve.ts';

const hash = (text: string): Buffer => createHash('sha256').update(text).digest();

it('hashes as everybody does, whatever the length', () => {
  for (let length = 0; length <= 200; length++) {
    const text = 'abcdefghijklmnopqrstuvwxyz'.repeat(8).slice(0, length);
    expect(firstBits(text), `${length} letters`).toBe(hash(text).readUInt32BE(0));
  }
});

it('finds the number that makes as many bits zero as the task says', () => {
  const task = '12.1763228938123.abcdefghijklmnop.signature';
  const ticket = solve(task);
  expect(ticket).toMatch(/^12\.1763228938123\.abcdefghijklmnop\.signature\.\d+$/);
  expect(hash(ticket).readUInt32BE(0) >>> (32 - 12)).toBe(0);
});
