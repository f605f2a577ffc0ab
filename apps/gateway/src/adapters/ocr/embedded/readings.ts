import type { Reading } from '../port.ts';
import { boxAround, type Fragment, type Page } from './page.ts';

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

/** The reading with its text changed; none where the change finds nothing to keep. */
export function changed(
  reading: Reading | undefined,
  change: (text: string) => string | null | undefined,
): Reading | undefined {
  const text = reading && change(reading.text);
  return text ? { ...reading, text } : undefined;
}
