import type { Reading } from '../port.ts';
import { boxAround, type Fragment, heightOf, type Page } from './page.ts';

/** Of a bracket or a stop the engine is never sure whether it was printed broad or narrow; nobody minds. */
const COUNTS = /[\p{L}\p{N}]/u;

/** A value as a reading: its letters, the least sure of them, and where it stands. */
export function readingOf(page: Page, fragments: readonly Fragment[] | undefined): Reading | undefined {
  if (!fragments?.length) return undefined;
  const characters = fragments.flatMap((fragment) => fragment.characters);
  const sureness = characters.filter(({ text }) => COUNTS.test(text)).map(({ confidence }) => confidence);
  return {
    text: fragments.map(({ text }) => text).join(''),
    confidence: Math.min(...sureness, 1),
    box: boxAround(fragments, page),
  };
}

/** Between the middles of two letters, and from the outer ones to the ends of their piece: in heights of the piece. */
const WIDEST_STEP = 1.45;
const WIDEST_END = 1.1;

/**
 * A name in Chinese letters, which stand at even distances. Of a letter that it has never learnt the engine says nothing at
 * all, and is sure of the others: the hole that it leaves is the only sign, and a person should look.
 */
export function nameOf(page: Page, fragments: readonly Fragment[] | undefined): Reading | undefined {
  const reading = readingOf(page, fragments);
  return reading && fragments?.some(hasHole) ? { ...reading, confidence: 0 } : reading;
}

function hasHole(fragment: Fragment): boolean {
  const { left, right, characters } = fragment;
  const places = characters.map(({ at }) => at * (right - left));
  const steps = places.slice(1).map((place, at) => place - (places[at] ?? 0));
  const ends = [places[0] ?? 0, right - left - (places.at(-1) ?? 0)];
  const height = heightOf(fragment);
  return Math.max(...ends) > WIDEST_END * height || Math.max(0, ...steps) > WIDEST_STEP * height;
}

/** The reading with its text changed; none where the change finds nothing to keep. */
export function changed(
  reading: Reading | undefined,
  change: (text: string) => string | null | undefined,
): Reading | undefined {
  const text = reading && change(reading.text);
  return text ? { ...reading, text } : undefined;
}
