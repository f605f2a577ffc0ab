import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type OpenSpan, type Tracer, tracing } from './trace.ts';

const spans = new WeakMap<FastifyRequest, OpenSpan>();

/** A span for each request, from when it is read until it is answered; where nobody traces, not even a hook is added. */
export function traceCalls(app: FastifyInstance): void {
  const tracer = tracing();
  if (!tracer) return;
  app.addHook('onRequest', (request, _reply, done) => {
    const span = begin(tracer, request);
    spans.set(request, span);
    span.within(done);
  });
  app.addHook('onResponse', (request, { statusCode }, done) => {
    const attributes = { 'http.response.status_code': statusCode };
    spans.get(request)?.end({ attributes, failed: statusCode >= 500 });
    done();
  });
}

/** The route that was found, never the address: names, codes and numbers of cars stand in addresses. */
function begin(tracer: Tracer, { method, routeOptions, headers }: FastifyRequest): OpenSpan {
  const route = routeOptions.url ?? 'unknown';
  const attributes = { 'http.request.method': method, 'http.route': route };
  const { traceparent } = headers;
  return tracer.begin(
    { name: `${method} ${route}`, kind: 'server', attributes },
    typeof traceparent === 'string' ? traceparent : undefined,
  );
}
