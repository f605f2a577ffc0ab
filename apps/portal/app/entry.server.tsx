import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { renderWhole } from './shared/render-whole.ts';
import { requestOf } from './shared/server-context.ts';
import { TextResponse } from './shared/text-response.ts';

// The gateway takes these from here, so that it and the pages mean one and the same router.
export { createRequestHandler } from 'react-router';
export { isSameForAll } from './shared/head/same-for-all.ts';
export { createLoadContext } from './shared/server-context.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { nonce } = requestOf(loadContext);
  const context = await withItsData(routerContext);
  const { html, failed } = await renderWhole(
    <ServerRouter context={context} url={request.url} nonce={nonce} />,
    nonce,
  );
  headers.set('content-type', 'text/html; charset=utf-8');
  return new TextResponse(html, { headers, status: failed ? 500 : status });
}

/** The router reads a page's data while it renders, for which React would have to wait: here it finds them read. */
async function withItsData(context: EntryContext): Promise<EntryContext> {
  const decoder = new TextDecoder();
  let data = '';
  for await (const chunk of context.serverHandoffStream ?? [])
    data += decoder.decode(chunk, { stream: true });
  const read = Object.assign(Promise.resolve(), { result: { done: true, value: data } });
  return {
    ...context,
    renderMeta: { streamCache: [read] },
    // It locks one each time it renders, and reads nothing from it.
    get serverHandoffStream() {
      return new ReadableStream();
    },
  };
}
