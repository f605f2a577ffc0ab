import { describe, expect, it, vi } from 'vitest';
import { remembered, ShortLived } from './short-lived.ts';

describe('a short memory', () => {
  it('forgets after its time', () => {
    vi.useFakeTimers();
    const memory = new ShortLived<number>({ lifeMs: 1000, size: 9 });
    memory.keep('a', 1);
    expect(memory.recall('a')).toBe(1);
    vi.advanceTimersByTime(1001);
    expect(memory.recall('a')).toBeUndefined();
    vi.useRealTimers();
  });

  it('holds no more than it may, and lets the oldest go', () => {
    const memory = new ShortLived<number>({ lifeMs: 60_000, size: 2 });
    for (const [key, value] of Object.entries({ a: 1, b: 2, c: 3 })) memory.keep(key, value);
    expect(['a', 'b', 'c'].map((key) => memory.recall(key))).toEqual([undefined, 2, 3]);
  });

  it('does not hold on to what is over, though nobody asks for it again', () => {
    vi.useFakeTimers();
    const memory = new ShortLived<number>({ lifeMs: 1000, size: 9 });
    for (const key of ['a', 'b', 'c']) memory.keep(key, 1);
    vi.advanceTimersByTime(1001);
    memory.keep('d', 1);
    expect(memory.size).toBe(1);
    vi.useRealTimers();
  });

  it('remembers nothing where it may keep nothing', () => {
    const memory = new ShortLived<number>({ lifeMs: 0, size: 9 });
    memory.keep('a', 1);
    expect(memory.recall('a')).toBeUndefined();
  });

  it('keeps a newer answer when an older one fails', async () => {
    const answers = new ShortLived<Promise<string>>({ lifeMs: 60_000, size: 9 });
    const older = Promise.withResolvers<string>();
    const first = remembered(answers, 'a', () => older.promise);
    answers.keep('a', Promise.resolve('newer'));
    older.reject(new Error('no'));
    await expect(first).rejects.toThrow('no');
    expect(await remembered(answers, 'a', async () => 'newest')).toBe('newer');
  });

  it('works an answer out once for all who ask meanwhile, and again after a failure', async () => {
    const answers = new ShortLived<Promise<string>>({ lifeMs: 60_000, size: 9 });
    const workOut = vi.fn().mockRejectedValueOnce(new Error('no')).mockResolvedValue('yes');
    await expect(remembered(answers, 'a', workOut)).rejects.toThrow('no');
    const both = await Promise.all([remembered(answers, 'a', workOut), remembered(answers, 'a', workOut)]);
    expect(both).toEqual(['yes', 'yes']);
    expect(workOut).toHaveBeenCalledTimes(2);
  });
});
