import { expect, it, vi } from 'vitest';
import { AskedTogether } from './asked-together.ts';

/** Questions that are answered when the test says so, each with the words of its key. */
function heldBack() {
  const questions: { keys: string[]; answer: (error?: Error) => void }[] = [];
  const together = new AskedTogether<string, string>((keys) => {
    const { promise, resolve, reject } = Promise.withResolvers<Map<string, string>>();
    const known = keys.filter((key) => key !== 'nobody');
    const answer = (error?: Error) =>
      error ? reject(error) : resolve(new Map(known.map((key) => [key, `${key}!`])));
    questions.push({ keys, answer });
    return promise;
  });
  return { together, questions };
}

const aTurnOfTheLoop = () => new Promise((done) => setImmediate(done));

it('asks once for all who come in one turn, and tells each what it asked for', async () => {
  const { together, questions } = heldBack();
  const answers = Promise.all(['a', 'b', 'a', 'nobody'].map((key) => together.ask(key)));
  await aTurnOfTheLoop();
  expect(questions.map(({ keys }) => keys)).toEqual([['a', 'b', 'nobody']]);
  questions[0]?.answer();
  expect(await answers).toEqual(['a!', 'b!', 'a!', undefined]);
});

it('asks anew for whoever comes while a question is under way, and does not give the older answer', async () => {
  const { together, questions } = heldBack();
  const first = together.ask('a');
  await aTurnOfTheLoop();
  const second = Promise.all([together.ask('a'), together.ask('b')]);
  questions[0]?.answer();
  await first;
  await aTurnOfTheLoop();
  expect(questions.map(({ keys }) => keys)).toEqual([['a'], ['a', 'b']]);
  questions[1]?.answer();
  expect(await second).toEqual(['a!', 'b!']);
});

it('tells all who asked together of a failure, and goes on', async () => {
  const { together, questions } = heldBack();
  const failed = Promise.allSettled([together.ask('a'), together.ask('b')]);
  await aTurnOfTheLoop();
  questions[0]?.answer(new Error('away'));
  expect((await failed).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  const again = together.ask('a');
  await aTurnOfTheLoop();
  questions[1]?.answer();
  expect(await again).toBe('a!');
});

it('holds up nobody for long when one question gets no answer', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { together, questions } = heldBack();
  together.ask('a');
  await aTurnOfTheLoop();
  const second = together.ask('b');
  await vi.advanceTimersByTimeAsync(1000);
  questions[1]?.answer();
  expect(await second).toBe('b!');
  vi.useRealTimers();
});
