import { PRODUCT_NAME } from '@cheyantong/domain';

const CHINESE = 'Segmenter' in Intl ? new Intl.Segmenter('zh', { granularity: 'word' }) : undefined;

const ESCAPED: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const asHtml = (text: string): string => text.replace(/[&<>]/g, (mark) => ESCAPED[mark] ?? mark);

/** Marks, figures and Latin words know by themselves where a line may end. */
const BETWEEN_WORDS = /(?<=\p{Script=Han})\0(?=\p{Script=Han})/gu;

/** In no dictionary. */
const OUR_NAME = new RegExp([...PRODUCT_NAME].join('(?:<wbr>)?'), 'g');

export const wordsAsHtml = (text: string): string =>
  CHINESE
    ? Array.from(CHINESE.segment(asHtml(text)), ({ segment }) => segment)
        .join('\0')
        .replace(BETWEEN_WORDS, '<wbr>')
        .replaceAll('\0', '')
        .replace(OUR_NAME, PRODUCT_NAME)
    : asHtml(text);

/**
 * A title that breaks between words and not inside them; left alone, Chinese breaks between any two characters.
 * Which words a sentence is made of is for a dictionary to say, and the browser's may be another than the server's. The
 * places to break at are therefore HTML to React, which leaves the server's as they are when the browser takes over.
 */
export function WholeWords({ children }: { children: string }) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: text is escaped; nothing but <wbr> is added to it
    <span suppressHydrationWarning dangerouslySetInnerHTML={{ __html: wordsAsHtml(children) }} />
  );
}
