import { expect, it } from 'vitest';
import { Turnstile } from './turnstile.ts';

it('lets a few through at a time, the rest in the order they came, and sends away who is too many', async () => {
  const turnstile = new Turnstile({ atOnce: 2, mayWait: 1 });
  const began: string[] = [];
  const visit = (name: string) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const visited = turnstile.pass(async () => {
      began.push(name);
      await promise;
      return name;
    });
    return { leave: resolve, visited };
  };
  const [first, second, third] = [visit('first'), visit('second'), visit('third')];
  await expect(visit('fourth').visited).rejects.toMatchObject({ code: 'B0220' });
  expect(began).toEqual(['first', 'second']);
  first.leave();
  expect(await first.visited).toBe('first');
  await expect.poll(() => began).toEqual(['first', 'second', 'third']);
  second.leave();
  third.leave();
  await Promise.all([second.visited, third.visited]);
  expect(await turnstile.pass(async () => 'later')).toBe('later');
});

it('gives the place of a visit that failed to the next', async () => {
  const turnstile = new Turnstile({ atOnce: 1, mayWait: 1 });
  const failing = turnstile.pass(() => Promise.reject(new Error('torn')));
  const next = turnstile.pass(async () => 'next');
  await expect(failing).rejects.toThrow('torn');
  expect(await next).toBe('next');
});
