import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';

const PORTAL = fileURLToPath(new URL('..', import.meta.url));
const DIGEST_LETTERS = 4;

const ownerOf = new Map<string, string>();

/**
 * What a class of a style sheet is called in pages: as in its sheet, with a few letters that stand for the file. Every page carries hundreds
 * of such names, so they are short, and they stay the same when something else in the sheet changes.
 */
export function classNameIn(local: string, file: string): string {
  const path = relative(PORTAL, file);
  const name = `_${local}_${createHash('sha256').update(path).digest('base64url').slice(0, DIGEST_LETTERS)}`;
  const owner = ownerOf.get(name) ?? path;
  if (owner !== path)
    throw new Error(`${name} would be a class of ${owner} and of ${path}: rename one of them`);
  ownerOf.set(name, path);
  return name;
}
