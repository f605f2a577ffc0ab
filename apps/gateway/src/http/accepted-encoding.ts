import { LRUCache } from 'lru-cache';

/** In the order in which they are chosen for what is made for one moment: zstd for the least work, then brotli for the fewest bytes. */
const ENCODINGS = ['zstd', 'br', 'gzip'] as const;

export type Encoding = (typeof ENCODINGS)[number];

const NONE: readonly Encoding[] = [];

/** Browsers have few ways to say it, and each says the same every time. */
const known = new LRUCache<string, readonly Encoding[]>({ max: 100 });

/** What a browser can read, of those it names and does not refuse (`;q=0`). */
export function acceptedEncodings(header: string | string[] | undefined): readonly Encoding[] {
  if (header === undefined) return NONE;
  const words = String(header);
  const kept = known.get(words);
  if (kept) return kept;
  const accepted = namedIn(words);
  known.set(words, accepted);
  return accepted;
}

function namedIn(words: string): readonly Encoding[] {
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
  return ENCODINGS.filter((encoding) => accepted.includes(encoding));
}
