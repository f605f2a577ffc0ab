import { LRUCache } from 'lru-cache';

export type Encoding = 'br' | 'gzip';

/** Browsers have few ways to say it, and each says the same every time. */
const known = new LRUCache<string, { best: Encoding | undefined }>({ max: 100 });

/** The best that a browser can read, of those it names and does not refuse (`;q=0`). */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | undefined {
  const words = String(header ?? '');
  const kept = known.get(words);
  if (kept) return kept.best;
  const best = bestIn(words);
  known.set(words, { best });
  return best;
}

function bestIn(words: string): Encoding | undefined {
  const accepted = words
    .split(',')
    .map((each) =>
      each
        .trim()
        .toLowerCase()
        .split(/\s*;\s*q\s*=\s*/),
    )
    .filter(([, weight = '1']) => Number(weight) > 0)
    .map(([name]) => name);
  return (['br', 'gzip'] as const).find((encoding) => accepted.includes(encoding));
}
