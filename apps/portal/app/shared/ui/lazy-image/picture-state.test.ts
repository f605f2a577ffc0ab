import { expect, it } from 'vitest';
import { nextPictureState, type PictureEvent, type PictureState } from './picture-state.ts';

const after = (...events: PictureEvent[]) =>
  events.reduce<PictureState>(nextPictureState, {
    phase: 'waiting',
    attempt: 0,
  });

it('is not asked for before it comes near', () => {
  expect(after().phase).toBe('waiting');
  expect(after('came near').phase).toBe('loading');
});

it('is shown once it has loaded', () => {
  expect(after('came near', 'loaded').phase).toBe('shown');
});

it('is asked for once more after a failure', () => {
  expect(after('came near', 'failed')).toEqual({
    phase: 'loading',
    attempt: 1,
  });
  expect(after('came near', 'failed', 'loaded').phase).toBe('shown');
});

it('gives way to a placeholder after the second failure', () => {
  expect(after('came near', 'failed', 'failed').phase).toBe('failed');
});

it('does not start over when it comes near again', () => {
  const shown = after('came near', 'loaded');
  expect(nextPictureState(shown, 'came near')).toBe(shown);
});
