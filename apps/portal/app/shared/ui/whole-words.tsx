import { PRODUCT_NAME } from '@cheyantong/domain';
import { useState, useSyncExternalStore } from 'react';

let dictionary: Intl.Segmenter | undefined;

/** Heavy to open: most pages come with their words marked. */
function chinese(): Intl.Segmenter | undefined {
  if ('Segmenter' in Intl) dictionary ??= new Intl.Segmenter('zh', { granularity: 'word' });
  return dictionary;
}

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const asHtml = (text: string): string => text.replace(/[&<>]/g, (mark) => ESCAPED[mark] ?? mark);

/** Marks, figures and Latin words know by themselves where a line may end. */
const BETWEEN_WORDS = /(?<=\p{Script=Han})\0(?=\p{Script=Han})/gu;

/** In no dictionary. */
const OUR_NAME = new RegExp([...PRODUCT_NAME].join('(?:<wbr>)?'), 'g');

export function wordsAsHtml(text: string): string {
  const words = chinese()?.segment(asHtml(text));
  if (!words) return asHtml(text);
  return Array.from(words, ({ segment }) => segment)
    .join('\0')
    .replace(BETWEEN_WORDS, '<wbr>')
    .replaceAll('\0', '')
    .replace(OUR_NAME, PRODUCT_NAME);
}

/**
 * A title that breaks between words and not inside them; left alone, Chinese breaks between any two characters.
 * Which words a sentence is made of is for a dictionary to say, and the browser's may be another than the server's. The
 * places to break at are therefore HTML to React, which leaves the server's as they are when the browser takes over.
 */
export function WholeWords({ children }: { children: string }) {
  const [marked] = useState(useCameAsHtml() ? children : undefined);
  const html = children === marked ? asHtml(children) : wordsAsHtml(children);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; nothing but <wbr> is added to it
  return <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Whether the server drew it and the browser is only taking over. */
const useCameAsHtml = (): boolean =>
  useSyncExternalStore(
    never,
    () => false,
    () => typeof document !== 'undefined',
  );

const never = () => () => undefined;
