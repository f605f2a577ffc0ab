import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestOf } from './shared/server-context.ts';

// The gateway takes these from here, so that it and the pages mean one and the same router.
export { createRequestHandler } from 'react-router';
export { isSameForAll } from './shared/head/same-for-all.ts';
export { createLoadContext } from './shared/server-context.ts';

const ABORT_AFTER_MS = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = requestOf(loadContext);
  return new Promise((resolve, reject) => {
    let failed = false;
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
      {
        nonce,
        // Every part stands in its place, however large it is: React would leave large ones to a script that puts them there.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        // Whole pages, not fragments: they are small, search engines read them without scripts, and many get the same.
        onAllReady() {
          clearTimeout(timeout);
          headers.set('content-type', 'text/html; charset=utf-8');
          pipe(collected((html) => resolve(new Response(html, { headers, status: failed ? 500 : status }))));
        },
        onShellError: reject,
        onError() {
          failed = true;
        },
      },
    );
    const timeout = setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}

function collected(done: (whole: Uint8Array<ArrayBuffer>) => void): Writable {
  const chunks: Uint8Array[] = [];
  return new Writable({
    write(chunk, _encoding, next) {
      chunks.push(chunk);
      next();
    },
    final(next) {
      done(Buffer.concat(chunks));
      next();
    },
  });
}
