import { readFileSync } from 'node:fs';

const HEAD_END = '</head>';
const SHEET = /<link\b[^>]*\brel="stylesheet"[^>]*\bhref="([^"#]+)#?"[^>]*\/>/g;
const SCRIPT_FIRST = /<script src="(\/[a-z-]+\.js)"><\/script>/g;
const SCRIPT_AHEAD = '<link rel="modulepreload" ';
const SCRIPT_LATER = '<link rel="later" ';

/** Puts what a page needs to be seen into the page itself, so that its first paint waits for nothing else. */
export type FirstPaint = (html: string, nonce: string) => string;

/** `files` is the folder of the built files that browsers are given. */
export function firstPaintFrom(files: URL): FirstPaint {
  const known = new Map<string, string>();
  const read = (address: string): string => {
    const text = known.get(address) ?? readFileSync(new URL(`.${address}`, files), 'utf8').trim();
    known.set(address, text);
    return text;
  };
  return (html, nonce) => {
    // Beyond the head are people's words, which are nobody's style sheets.
    const headEnd = html.indexOf(HEAD_END);
    if (headEnd < 0) return html;
    const head = html
      .slice(0, headEnd)
      // Behind its link: what the router puts before the link later has to stand before the rules, too.
      .replaceAll(
        SHEET,
        (link, address: string) => `${switchedOff(link)}<style nonce="${nonce}">${read(address)}</style>`,
      )
      .replaceAll(
        SCRIPT_FIRST,
        (_, address: string) => `<script nonce="${nonce}">${withoutComments(read(address))}</script>`,
      )
      .replaceAll(SCRIPT_AHEAD, SCRIPT_LATER);
    return head + html.slice(headEnd).replace(ownModule(nonce), laterModule(nonce));
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
