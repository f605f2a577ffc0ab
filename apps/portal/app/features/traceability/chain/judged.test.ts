import { describe, expect, it } from 'vitest';
import type { SelfCheck } from '../self-check/check-proof.ts';
import { judged } from './judged.ts';

const check = (breach: SelfCheck['breach']): SelfCheck => ({
  breach,
  unsupported: false,
  hashes: [],
  root: null,
  tookMs: 1,
});

describe('the verdict that counts', () => {
  it('is the server’s while this browser finds nothing against it', () => {
    expect(judged({ verdict: 'genuine', nodes: [] }, undefined).verdict).toBe('genuine');
    expect(judged({ verdict: 'genuine', nodes: [] }, check(null)).verdict).toBe('genuine');
    expect(judged({ verdict: 'withdrawn', nodes: [] }, check(null)).verdict).toBe('withdrawn');
  });

  it('is altered when this browser finds a breach, whatever the server says', () => {
    expect(judged({ verdict: 'genuine', nodes: [] }, check({ seq: 3, what: 'link' }))).toEqual({
      verdict: 'altered',
      breach: { seq: 3, words: '与前一环节不相接' },
      foundHere: true,
    });
  });

  it('stays altered when the server knows of something that no browser can see', () => {
    expect(judged({ verdict: 'altered', nodes: [] }, check(null)).verdict).toBe('altered');
  });
});
