import type { ReactNode } from 'react';

/** The title with the words that were looked for made to stand out, where they stand in it as they were typed. */
export function marked(title: string, keywords: string): ReactNode {
  const words = keywords.split(/\s+/).filter(Boolean).map(escaped);
  if (words.length === 0) return title;
  const pieces = title.split(new RegExp(`(${words.join('|')})`, 'i'));
  return pieces.map((piece, at) => {
    const isWord = at % 2 === 1;
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never change places
    return isWord ? <mark key={at}>{piece}</mark> : piece;
  });
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
