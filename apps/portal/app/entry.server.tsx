import { PassThrough } from 'node:stream';
import { createReadableStreamFromReadable } from '@react-router/node';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { requestOf } from './shared/server-context.ts';

// The gateway takes both from here, so that it and the pages mean one and the same router.
export { createRequestHandler } from 'react-router';
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
        // Whole pages, not fragments: they are small, and search engines read them without scripts.
        onAllReady() {
          const body = new PassThrough();
          headers.set('content-type', 'text/html; charset=utf-8');
          resolve(
            new Response(createReadableStreamFromReadable(body), { headers, status: failed ? 500 : status }),
          );
          pipe(body);
        },
        onShellError: reject,
        onError() {
          failed = true;
        },
      },
    );
    setTimeout(abort, ABORT_AFTER_MS).unref();
  });
}
