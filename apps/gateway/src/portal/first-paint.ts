import { readFileSync } from 'node:fs';
import { digestOf, NO_DIGESTS, type OwnDigests } from './page-policy.ts';

const HEAD_END = '</head>';
/** A style sheet, or a script that runs before anything is seen. */
const WANTED =
  /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="(?<sheet>[^"#]+)#?"[^>]*\/>|<script src="(?<script>\/[a-z-]+\.js)"><\/script>/g;
const SCRIPT_AHEAD = '<link rel="modulepreload" ';
const SCRIPT_LATER = '<link rel="later" ';

/** Puts what a page needs to be seen into the page itself, so that its first paint waits for nothing else. */
export type FirstPaint = (html: string, nonce: string) => PaintedPage;

interface PaintedPage {
  /** In their order: what was made for this page, and the bytes of what many pages have in them. */
  parts: readonly (string | Buffer)[];
  /** Of what was put in. */
  digests: OwnDigests;
}

/** What is put into pages, read and reckoned once for all of them. */
interface Inline {
  bytes: Buffer;
  digest: string;
}

/** `files` is the folder of the built files that browsers are given. */
export function firstPaintFrom(files: URL): FirstPaint {
  const read = (address: string): string => readFileSync(new URL(`.${address}`, files), 'utf8').trim();
  const sheetAt = remembering((address) => inline('style', read(address)));
  const scriptAt = remembering((address) => inline('script', withoutComments(read(address))));
  return (html, nonce) => {
    // Beyond the head are people's words, which are nobody's style sheets.
    const headEnd = html.indexOf(HEAD_END);
    if (headEnd < 0) return { parts: [html], digests: NO_DIGESTS };
    const head = html.slice(0, headEnd).replaceAll(SCRIPT_AHEAD, SCRIPT_LATER);
    const parts: (string | Buffer)[] = [];
    const styles: string[] = [];
    const scripts: string[] = [];
    let from = 0;
    for (const { 0: tag, index, groups: { sheet, script = '' } = {} } of head.matchAll(WANTED)) {
      const { bytes, digest } = sheet ? sheetAt(sheet) : scriptAt(script);
      (sheet ? styles : scripts).push(digest);
      // Behind its link: what the router puts before the link later has to stand before the rules, too.
      parts.push(head.slice(from, index), sheet ? switchedOff(tag) : '', bytes);
      from = index + tag.length;
    }
    parts.push(head.slice(from), html.slice(headEnd).replace(ownModule(nonce), laterModule(nonce)));
    return { parts, digests: { scripts, styles } };
  };
}

const inline = (tag: 'style' | 'script', text: string): Inline => ({
  bytes: Buffer.from(`<${tag}>${text}</${tag}>`),
  digest: digestOf(text),
});

/** There are no more of them than were built. */
function remembering(make: (address: string) => Inline): (address: string) => Inline {
  const known = new Map<string, Inline>();
  return (address) => {
    const one = known.get(address) ?? make(address);
    known.set(address, one);
    return one;
  };
}

/** Lines that are nothing else, and what lines are indented with. */
const withoutComments = (script: string): string => script.replaceAll(/^\s*(\/\/.*\n)?/gm, '');

/** The router's script that begins everything. Nobody's words carry the nonce. */
const ownModule = (nonce: string): string => `<script nonce="${nonce}" type="module" async="">`;
/** The page can be read without it: boot.js begins when it was seen. */
const laterModule = (nonce: string): string => `<script nonce="${nonce}" type="text/later">`;

/**
 * Not fetched: `disabled` is for browsers, `media` for those that read ahead and fetch what is disabled. The link stays for
 * the router, which would add a second copy of a sheet that it does not find.
 */
const switchedOff = (link: string): string => link.replace(/\/>$/, ' media="not all" disabled=""/>');
