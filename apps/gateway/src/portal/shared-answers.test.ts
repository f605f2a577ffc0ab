import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Edition } from '../http/edition.ts';
import type { Ask, Question } from './in-process-call.ts';
import { SharedAnswers } from './shared-answers.ts';

const MAY_LAG_MS = 1_000;
const BRANDS = { method: 'GET', url: '/brands', headers: {} } as const;

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

function gateway() {
  const edition = new Edition();
  const shared = new SharedAnswers(edition, { mayLagMs: MAY_LAG_MS });
  const state = { words: 'first', statusCode: 200, asked: 0 };
  const ask: Ask = async () => {
    state.asked += 1;
    return { statusCode: state.statusCode, payload: state.words };
  };
  const askShared = shared.through(ask);
  return {
    edition,
    state,
    words: async (question: Question = BRANDS) => (await askShared(question)).payload,
  };
}

describe('what several pages ask', () => {
  it('is asked once, also while it is being answered', async () => {
    const { state, words } = gateway();
    expect(await Promise.all([words(), words()])).toEqual(['first', 'first']);
    expect(await words()).toBe('first');
    expect(state.asked).toBe(1);
  });

  it.each([
    ['a moment later', () => vi.advanceTimersByTime(MAY_LAG_MS + 1)],
    ['after a change that this server made', (edition: Edition) => edition.begin()],
  ])('is asked anew %s', async (_when, passes) => {
    const { edition, state, words } = gateway();
    await words();
    state.words = 'second';
    passes(edition);
    expect(await words()).toBe('second');
  });

  it('is asked for each question, and for each body of one', async () => {
    const { state, words } = gateway();
    const post = { method: 'POST', url: '/cars', headers: {} } as const;
    await words();
    await words({ ...post, payload: '{"pageNum":1}' });
    await words({ ...post, payload: '{"pageNum":2}' });
    expect(state.asked).toBe(3);
  });

  it('is asked anew by whoever comes after one who was refused', async () => {
    const { state, words } = gateway();
    Object.assign(state, { words: 'too many', statusCode: 429 });
    await words();
    Object.assign(state, { words: 'first', statusCode: 200 });
    expect(await words()).toBe('first');
  });
});
