import { randomBytes } from 'node:crypto';

export const newNonce = (): string => randomBytes(16).toString('base64');

/**
 * Pages run our own scripts and nothing else, the compiled one that reads codes in pictures (wasm) among them; only the
 * mini-program's pages may stand in somebody else's frame.
 * `frames` are the origins a page may frame and send a form to: the cashier of the payment dialog.
 */
export function pagePolicy(nonce: string, url: string, frames: readonly string[]): string {
  const framedByMiniProgram = url.startsWith('/miniWebH5');
  return [
    "default-src 'self'",
    `script-src 'self' 'wasm-unsafe-eval' 'nonce-${nonce}'`,
    "style-src 'self'",
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
