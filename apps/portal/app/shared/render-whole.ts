import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';

const ABORT_AFTER_MS = 5_000;

/** React's stream writes it by itself. */
const DOCTYPE = '<!DOCTYPE html>';

/** What React writes where it does not wait for a part, or a part has failed: the browser is to make it. */
const LEFT_OUT = '<!--$!-->';

interface Rendered {
  html: string;
  /** Some part of it. Where nothing can be shown at all, rendering itself fails. */
  failed: boolean;
}

/** Whole pages, not fragments: they are small, search engines read them without scripts, and many get the same. */
export async function renderWhole(page: ReactElement, nonce: string): Promise<Rendered> {
  const html = renderToString(page);
  return html.includes(LEFT_OUT) ? renderWhenReady(page, nonce) : { html: DOCTYPE + html, failed: false };
}

/** React's stream waits for parts whose code is still to be loaded. For the others its many small writes take half as long again. */
function renderWhenReady(page: ReactElement, nonce: string): Promise<Rendered> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place, however large it is: React would leave large ones to a script that puts them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        resolve(text(pipe(new PassThrough())).then((html) => ({ html, failed })));
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
    const timeout = setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}
