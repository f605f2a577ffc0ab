import { hostOfAgent } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { paymentFrameOrigins } from '../adapters/payments/frame-origins.ts';
import type { Env } from '../env.ts';
import { PAGE_LIMIT } from '../http/security.ts';
import { Turnstile } from '../http/turnstile.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { loadBuild, serveBuiltFiles } from './build.ts';
import { isPhoneOrTablet } from './device.ts';
import { hotPortal } from './hot.ts';
import { inProcessCall } from './in-process-call.ts';
import { hotPagePolicy, newNonce, pagePolicy } from './page-policy.ts';
import type { PortalBuild } from './portal-build.ts';
import { sendResponse, toWebRequest } from './web-bridge.ts';

/** A page costs some 40 ms of the one thread that answers: with these waiting, the next would wait for two seconds. */
const RENDERING = { atOnce: 4, mayWait: 48 };

/**
 * A page has a nonce that is good once and is laid out for the device that asked: it stays in that browser, which may show
 * it again when the visitor goes back.
 */
const PAGE_HEADERS = { 'cache-control': 'private, no-cache', vary: 'User-Agent' };

/** Puts the portal behind every path that is not the gateway's: built files from disk, pages rendered by React Router. */
export async function mountPortal(app: FastifyInstance, env: Env): Promise<void> {
  if (env.hotPortal) {
    const hot = await hotPortal(app);
    await renderPages(app, env, hot.currentBuild, 'development');
    return;
  }
  const build = await loadBuild();
  await serveBuiltFiles(app, env);
  await renderPages(app, env, async () => build, 'production');
}

async function renderPages(
  app: FastifyInstance,
  env: Env,
  currentBuild: () => Promise<PortalBuild>,
  mode: 'production' | 'development',
): Promise<void> {
  const { appEnv, publicUrl, client, footer, serviceWorker } = env;
  const settings = { appEnv, publicUrl, client, footer, serviceWorker };
  const frames = paymentFrameOrigins(env.payments);
  const policy = mode === 'production' ? pagePolicy : hotPagePolicy;
  const { createRequestHandler } = (await currentBuild()).entry.module;
  const render = createRequestHandler(currentBuild, mode);
  const turnstile = new Turnstile(RENDERING);
  app.get('/*', { config: PAGE_LIMIT }, async (request, reply) => {
    const nonce = newNonce();
    const { createLoadContext } = (await currentBuild()).entry.module;
    const agent = request.headers['user-agent'] ?? '';
    const device = isPhoneOrTablet(agent) ? 'mobile' : 'desktop';
    const host = hostOfAgent(agent);
    const call = inProcessCall(app, visitorAddress(request));
    const context = createLoadContext({ settings, device, host, nonce, call });
    const response = await turnstile.pass(() => render(toWebRequest(request), context));
    reply.headers({ ...PAGE_HEADERS, 'content-security-policy': policy(nonce, request.url, frames) });
    return sendResponse(reply, response);
  });
}
