import { Writable } from 'node:stream';
import type { ReactElement } from 'react';
import { renderToPipeableStream, renderToString } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestOf } from './shared/server-context.ts';
import { TextResponse } from './shared/text-response.ts';

// The gateway takes these from here, so that it and the pages mean one and the same router.
export { createRequestHandler } from 'react-router';
export { isSameForAll } from './shared/head/same-for-all.ts';
export { createLoadContext } from './shared/server-context.ts';

const ABORT_AFTER_MS = 5_000;

/** React's stream writes it by itself. */
const DOCTYPE = '<!DOCTYPE html>';

/** What React writes where it does not wait for a part, or a part has failed: the browser is to make it. */
const LEFT_OUT = '<!--$!-->';

/** Whole pages, not fragments: they are small, search engines read them without scripts, and many get the same. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = requestOf(loadContext);
  const data = await textOf(routerContext.serverHandoffStream);
  const page = () => <ServerRouter context={withData(routerContext, data)} url={request.url} nonce={nonce} />;
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = renderToString(page());
  if (!html.includes(LEFT_OUT)) return new TextResponse(DOCTYPE + html, { headers, status });
  const { html: whole, failed } = await renderWhenReady(page(), nonce);
  return new TextResponse(whole, { headers, status: failed ? 500 : status });
}

async function textOf(stream: EntryContext['serverHandoffStream']): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream ?? []) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** The router reads the page's data while it renders, for which React would have to wait: here it finds them read. */
const withData = (context: EntryContext, data: string): EntryContext => ({
  ...context,
  serverHandoffStream: new ReadableStream(),
  renderMeta: { streamCache: [Object.assign(Promise.resolve(), { result: { done: true, value: data } })] },
});

/** React's stream waits for parts whose code is still to be loaded, once in a server's life each. Its many small writes take a third longer. */
function renderWhenReady(page: ReactElement, nonce: string): Promise<{ html: string; failed: boolean }> {
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(page, {
      nonce,
      // Every part stands in its place, however large it is: React would leave large ones to a script that puts them there.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady() {
        clearTimeout(timeout);
        pipe(collected((html) => resolve({ html, failed })));
      },
      onShellError: reject,
      onError() {
        failed = true;
      },
    });
    const timeout = setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}

function collected(done: (whole: string) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks).toString());
      next();
    },
  });
}
