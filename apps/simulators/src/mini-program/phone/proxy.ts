import { request as ask, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import { pipeline } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { html } from '../../page/html.ts';
import { PHONE_AGENT } from './agent.ts';
import { PHONE_ROOT } from './host.ts';
import { putFirstIntoHead } from './put-first.ts';

const BRIDGE = html`<script src="/__phone/bridge.js" data-agent="${PHONE_AGENT}"></script>`.text;

/** Of one connection and not of what travels on it. */
const HOP_BY_HOP = ['connection', 'keep-alive', 'transfer-encoding', 'upgrade', 'te', 'trailer'];

/** The phone's switch, of this browser alone. */
const NETWORK_OFF = /(?:^|;\s*)__phone_network=off(?:;|$)/;

/** The portal as the mini-program's web-view sees it: what comes is passed on as it streams, pages with the bridge in them. */
export function registerProxy(app: FastifyInstance, portalUrl: string): void {
  app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, done) => done(null));
    scope.all(`${PHONE_ROOT}/*`, (request, reply) => {
      // The answer's headers are the portal's, so nothing of the simulators' own may be added.
      reply.hijack();
      if (NETWORK_OFF.test(request.headers.cookie ?? '')) return loseConnection(request, reply);
      return passOn(request, reply, portalUrl);
    });
  });
}

function passOn({ raw, originalUrl }: FastifyRequest, reply: FastifyReply, portalUrl: string): void {
  const upstream = ask(
    portalUrl,
    { path: originalUrl, method: raw.method, headers: asPhone(raw.headers), agent: false },
    (answer) => {
      reply.raw.writeHead(answer.statusCode ?? 502, framed(answer.headers));
      const steps = isPage(answer) ? [answer, putFirstIntoHead(BRIDGE)] : [answer];
      pipeline([...steps, reply.raw], () => undefined);
    },
  );
  upstream.on('error', () =>
    sayFailure(reply, '门户没有应答', '请先启动门户，再点右上角「···」重新进入小程序。'),
  );
  reply.raw.on('close', () => upstream.destroy());
  raw.pipe(upstream);
}

function asPhone(given: IncomingHttpHeaders): IncomingHttpHeaders {
  const headers = without(given, HOP_BY_HOP);
  for (const name of Object.keys(headers)) if (name.startsWith('sec-ch-')) delete headers[name];
  // On loopback there is nothing to be won by packing, and a packed page could not be added to.
  return { ...headers, 'user-agent': PHONE_AGENT, 'accept-encoding': 'identity' };
}

/** The page may stand in the phone's frame, which has its origin; no other rule of it is touched. */
function framed(given: IncomingHttpHeaders): IncomingHttpHeaders {
  const isHtml = given['content-type']?.startsWith('text/html');
  const headers = without(given, isHtml ? [...HOP_BY_HOP, 'content-length'] : HOP_BY_HOP);
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string') return headers;
  return {
    ...headers,
    'content-security-policy': policy.replace(/frame-ancestors [^;]+/, "frame-ancestors 'self'"),
  };
}

const isPage = ({ headers }: IncomingMessage): boolean =>
  headers['content-type']?.startsWith('text/html') ?? false;

const without = (headers: IncomingHttpHeaders, names: readonly string[]): IncomingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !names.includes(name)));

/** A page that cannot be had is WeChat's own; to whoever called from a page the connection just breaks. */
function loseConnection({ headers }: FastifyRequest, reply: FastifyReply): void {
  if (headers['sec-fetch-mode'] === 'navigate')
    sayFailure(reply, '网页无法打开', '（-1009）似乎已断开与互联网的连接。');
  else reply.raw.destroy();
}

function sayFailure(reply: FastifyReply, title: string, sentence: string): void {
  if (reply.raw.headersSent) {
    reply.raw.destroy();
    return;
  }
  const page = html`<!doctype html>
<html lang="zh-CN"><head><meta charset="utf-8"><title>${title}</title>
<link rel="stylesheet" href="/__phone/failure.css"></head>
<body><h1>${title}</h1><p>${sentence}</p></body></html>`;
  reply.raw.writeHead(502, {
    'content-type': 'text/html; charset=utf-8',
    'content-security-policy':
      "default-src 'none'; style-src 'self'; frame-ancestors 'self'; base-uri 'none'",
  });
  reply.raw.end(page.text);
}
