import { describe, expect, it } from 'vitest';
import { compareBooks, type DatedBooks } from './books.ts';

const MOMENT = new Date('2026-11-17T08:00:00Z');
const long = new Date('2026-11-17T07:00:00Z');
const just = new Date('2026-11-17T07:59:59Z');
const later = new Date('2026-11-17T08:00:01Z');

const books = (receipts: DatedBooks['receipts'], contradictions = 0): DatedBooks => ({
  receipts,
  orders: [],
  contradictions,
});

describe('books that were restored to a moment', () => {
  const today = books([
    { key: 'a', at: long },
    { key: 'b', at: just },
    { key: 'c', at: later },
  ]);

  it('hold what was there then, and may lack what was being written', () => {
    expect(compareBooks(today, books([{ key: 'a', at: long }]), MOMENT)).toEqual([]);
    expect(compareBooks(today, books(today.receipts.slice(0, 2)), MOMENT)).toEqual([]);
  });

  it('may not lack what was written before', () => {
    expect(compareBooks(today, books([]), MOMENT)).toEqual(['receipts: missing: a']);
  });

  it('hold nothing of later', () => {
    expect(compareBooks(today, today, MOMENT)).toEqual(['receipts: later than the moment: c']);
  });

  it('hold nothing that never was, nothing that was changed', () => {
    const changed = books([{ key: 'a, for less', at: long }]);
    expect(compareBooks(today, changed, MOMENT)).toEqual([
      'receipts: missing: a',
      'receipts: never was: a, for less',
    ]);
  });

  it('do not contradict themselves', () => {
    const restored = books([{ key: 'a', at: long }], 2);
    expect(compareBooks(today, restored, MOMENT)).toEqual(['2 orders contradict their receipts']);
  });
});
