import type { KeptType } from './intake/prepare.ts';

const LONGEST = 80;
const ENDINGS: Record<KeptType, string> = {
  'image/jpeg': '.jpg',
  'image/png': '.png',
  'application/pdf': '.pdf',
};
const FALLBACK = '文件';

/** A name that can be shown and saved under: no folders, nothing invisible, and the ending of what the file is. */
export function tidyName(given: string, type: KeptType): string {
  const base = given
    .toWellFormed()
    .normalize('NFC')
    .split(/[/\\]/)
    .at(-1)
    ?.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '')
    .replace(/[<>:"|?*]/g, '')
    .replace(/\.[^.]{0,10}$/, '')
    .replace(/^[\s.]+|[\s.]+$/g, '');
  return `${[...(base ?? '')].slice(0, LONGEST).join('') || FALLBACK}${ENDINGS[type]}`;
}
