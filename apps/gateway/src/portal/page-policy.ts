import { hash, randomBytes } from 'node:crypto';

export const newNonce = (): string => randomBytes(16).toString('base64');

/** As a policy names them. */
export interface OwnDigests {
  scripts: readonly string[];
  styles: readonly string[];
}

export const NO_DIGESTS: OwnDigests = { scripts: [], styles: [] };

export const digestOf = (text: string): string => `'sha256-${hash('sha256', text, 'base64')}'`;

const SCRIPT = '<script';
const SCRIPT_END = '</script>';

/**
 * The digests of the scripts that the portal itself wrote into a page, which is what the nonce of its making tells: one that
 * came in with somebody's words has none, and browsers will not heed it.
 */
export function digestsOfOwnScripts(html: string, nonce: string): string[] {
  const mark = nonceAttribute(nonce);
  const digests: string[] = [];
  for (let at = html.indexOf(mark); at >= 0; at = html.indexOf(mark, at + 1)) {
    const tag = html.slice(html.lastIndexOf('<', at), html.indexOf('>', at));
    if (!tag.startsWith(SCRIPT) || / src=/.test(tag)) continue;
    const from = html.indexOf('>', at) + 1;
    digests.push(digestOf(html.slice(from, html.indexOf(SCRIPT_END, from))));
  }
  return digests;
}

/** A page that many get must not name what only we may know while it is made. */
export const withoutNonce = (html: string, nonce: string): string =>
  html.replaceAll(nonceAttribute(nonce), '');

const nonceAttribute = (nonce: string): string => ` nonce="${nonce}"`;

/**
 * Pages run our own scripts and nothing else, the compiled one that reads codes in pictures (wasm) among them; only the
 * mini-program's pages may stand in somebody else's frame.
 * `frames` are the origins a page may frame and send a form to: the cashier of the payment dialog.
 */
export function pagePolicy({ scripts, styles }: OwnDigests, path: string, frames: readonly string[]): string {
  const framedByMiniProgram = path.startsWith('/miniWebH5');
  return [
    "default-src 'self'",
    ["script-src 'self' 'wasm-unsafe-eval'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...frames].join(' '),
    `frame-src ${frames.length > 0 ? frames.join(' ') : "'none'"}`,
    `frame-ancestors ${framedByMiniProgram ? 'https://servicewechat.com' : "'none'"}`,
  ].join('; ');
}

/** Hot reload puts styles into the page and talks over a web socket. */
export const hotPagePolicy: typeof pagePolicy = (...page) =>
  pagePolicy(...page)
    .replace("style-src 'self'", "style-src 'self' 'unsafe-inline'")
    .replace("connect-src 'self'", "connect-src 'self' ws:");
