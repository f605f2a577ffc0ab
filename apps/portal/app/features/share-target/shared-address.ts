import { isPageAddress, readCode } from '@cheyantong/domain';
import { PAGES } from '../../pages.ts';
import { searchAddress } from '../search/index.ts';
import { traceAddress } from '../traceability/index.ts';

/** What another app hands over; each may be missing, and apps put an address into any of them. */
export interface Shared {
  title: string;
  text: string;
  url: string;
}

/** Nobody searches for a whole article. */
const MOST_SEARCHED = 40;
/** More than this of a text is not looked through. */
const MOST_READ = 2000;
const WORD = /[0-9A-Za-z-]{10,40}/g;
const ADDRESS = /https?:\/\/[^\s"'<>]+/g;

/** The page of ours that is about what was shared; never anybody else's. */
export function sharedAddress({ url, text, title }: Shared, publicUrl: string): string {
  const words = [url, text, title].join(' ').normalize('NFKC').slice(0, MOST_READ);
  return ownPageIn(words, publicUrl) ?? codeIn(words) ?? searchFor(text || title);
}

function ownPageIn(words: string, publicUrl: string): string | null {
  const own = new URL(publicUrl).origin;
  for (const [address] of words.matchAll(ADDRESS)) {
    if (!URL.canParse(address)) continue;
    const { origin, pathname, search, hash } = new URL(address);
    if (origin === own && isPageAddress(pathname)) return `${pathname}${search}${hash}`;
  }
  return null;
}

/** A VIN, the code of a part or a battery, the number of a report: whole, and with a check character that holds. */
function codeIn(words: string): string | null {
  const code = words.match(WORD)?.find((word) => readCode(word).whole);
  return code === undefined ? null : traceAddress(code);
}

function searchFor(words: string): string {
  const keywords = words.normalize('NFKC').replace(ADDRESS, ' ').replace(/\s+/g, ' ').trim();
  return keywords === '' ? PAGES.home.path : searchAddress(keywords.slice(0, MOST_SEARCHED));
}
