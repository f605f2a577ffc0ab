import { renderToString } from 'react-dom/server';
import { ServerRouter } from 'react-router';

export { createRequestHandler } from 'react-router';

/** Browsers ask for pages that are not there; nobody wants to read of it. */
export const handleError = () => undefined;

export default function handleRequest(request, status, headers, context) {
  headers.set('content-type', 'text/html; charset=utf-8');
  const html = renderToString(<ServerRouter context={context} url={request.url} />);
  return new Response(`<!DOCTYPE html>${html}`, { status, headers });
}
