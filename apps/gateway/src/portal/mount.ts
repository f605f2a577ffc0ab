import { hostOfAgent } from '@cheyantong/domain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { paymentFrameOrigins } from '../adapters/payments/frame-origins.ts';
import type { Env } from '../env.ts';
import { type FindReady, sendReady } from '../http/ready-answer.ts';
import { PAGE_LIMIT } from '../http/security.ts';
import { Turnstile } from '../http/turnstile.ts';
import { visitorAddress } from '../http/visitor-address.ts';
import { builtFirstPaint, loadBuild, serveBuiltFiles } from './build.ts';
import { isPhoneOrTablet } from './device.ts';
import type { FirstPaint } from './first-paint.ts';
import { hotPortal } from './hot.ts';
import {
  type Ask,
  type Asking,
  areAnsweredAsBefore,
  askFrom,
  inProcessCall,
  type Noted,
} from './in-process-call.ts';
import { KeptPages, type MadePage } from './kept-pages.ts';
import { isForEverybody, readPage } from './page.ts';
import { PageAddresses } from './page-address.ts';
import { hotPagePolicy, NO_DIGESTS, newNonce, type OwnDigests, pagePolicy } from './page-policy.ts';
import type { PortalBuild, PortalRequest } from './portal-build.ts';
import { SharedAnswers } from './shared-answers.ts';

/** A page that is made costs some 15 to 40 ms of the one thread that answers: with these waiting, the next would wait for two seconds. */
const RENDERING = { atOnce: 4, mayWait: 48 };

/** How long a kept page may not know of what another server, an operator or the clock has changed. */
const PAGES_MAY_LAG_MS = 3_000;
/** A page whose questions are answered as before is the same page, but for its words about the time. */
const CLOCK_MAY_LAG_MS = 60_000;

const TOO_MANY = 429;
const FAULT = 500;

/** What is being worked on has no files yet. */
const asItIs: FirstPaint = (html) => ({ parts: [html], digests: NO_DIGESTS });

interface Rendering {
  currentBuild: () => Promise<PortalBuild>;
  mode: 'production' | 'development';
  firstPaint: FirstPaint;
  mayLagMs: number;
}

/** Puts the portal behind every path that is not the gateway's: built files from disk, pages rendered by React Router. */
export async function mountPortal(
  app: FastifyInstance,
  env: Env,
  { pagesMayLagMs = PAGES_MAY_LAG_MS } = {},
): Promise<void> {
  if (env.hotPortal) {
    const hot = await hotPortal(app);
    await servePages(app, env, { ...hot, mode: 'development', firstPaint: asItIs, mayLagMs: 0 });
    return;
  }
  const build = await loadBuild();
  await serveBuiltFiles(app, env);
  await servePages(app, env, {
    currentBuild: async () => build,
    mode: 'production',
    firstPaint: builtFirstPaint(),
    mayLagMs: pagesMayLagMs,
  });
}

async function servePages(app: FastifyInstance, env: Env, rendering: Rendering): Promise<void> {
  const { isSameForAll } = (await rendering.currentBuild()).entry.module;
  const { origin } = new URL(env.publicUrl);
  const make = await pageMaker(env, rendering);
  const turnstile = new Turnstile(RENDERING);
  const kept = new KeptPages(app.edition, rendering);
  const shared = new SharedAnswers(app.edition, rendering);
  const addresses = new PageAddresses(origin, isSameForAll);
  const ready: FindReady = (request) => {
    const known = addresses.known(request);
    if (!known?.isSameForAll) return undefined;
    const name = nameOf(askedBy(request, known.address));
    return kept.ready(name, (page) => app.wholeAnswers.ready(request, page));
  };
  app.get('/*', { config: { ...PAGE_LIMIT, ready }, compress: false }, async (request, reply) => {
    const { address, isSameForAll: isForAll } = addresses.of(request);
    const asked = askedBy(request, address);
    const makeOne = async (before?: MadePage) => {
      const ask = askFrom(app, visitorAddress(request));
      if (before && (await stillHolds(before, ask))) return before;
      // A page for everybody is asked for so often that it is worth to be made of the newest.
      const askUnlimited = isForAll ? ask : shared.through(ask);
      return turnstile.pass(() => make(asked, { ask, askUnlimited }));
    };
    const page = isForAll ? await kept.show(nameOf(asked), makeOne) : (await makeOne()).page;
    sendReady(request, reply, await app.wholeAnswers.of(request, page));
  });
}

/** All that a page is told of who asks; what else the browser sent never reaches it. */
interface Asked extends Pick<PortalRequest, 'device' | 'host'> {
  address: URL;
}

function askedBy({ headers }: FastifyRequest, address: URL): Asked {
  const agent = headers['user-agent'] ?? '';
  return { address, device: isPhoneOrTablet(agent) ? 'mobile' : 'desktop', host: hostOfAgent(agent) };
}

const nameOf = ({ device, host, address }: Asked): string =>
  `${device} ${host} ${address.pathname}${address.search}`;

type Asks = Omit<Asking, 'note'>;

/** Asking anew what a page asked costs a small part of making it. */
const stillHolds = async ({ madeAt, noted }: MadePage, ask: Ask): Promise<boolean> =>
  Date.now() - madeAt < CLOCK_MAY_LAG_MS && areAnsweredAsBefore(ask, noted);

async function pageMaker(
  env: Env,
  { currentBuild, mode, firstPaint }: Rendering,
): Promise<(asked: Asked, asks: Asks) => Promise<MadePage>> {
  const { appEnv, publicUrl, client, footer, serviceWorker } = env;
  const settings = { appEnv, publicUrl, client, footer, serviceWorker };
  const frames = paymentFrameOrigins(env.payments);
  const policy = mode === 'production' ? pagePolicy : hotPagePolicy;
  const build = await currentBuild();
  // What may be another build each time has its routes put in order each time.
  const render = build.entry.module.createRequestHandler(mode === 'production' ? build : currentBuild, mode);
  return async ({ address, device, host }, asks) => {
    const madeAt = Date.now();
    const nonce = newNonce();
    const noted: Noted[] = [];
    let isWhole = true;
    const note: Asking['note'] = (one, { statusCode }) => {
      noted.push(one);
      // The next visitor may get this answer.
      if (statusCode === TOO_MANY || statusCode >= FAULT) isWhole = false;
    };
    const call = inProcessCall({ ...asks, note });
    const { createLoadContext } = (await currentBuild()).entry.module;
    const context = createLoadContext({ settings, device, host, nonce, call });
    const response = await render(new Request(address), context);
    const policyFor = (digests: OwnDigests) => policy(digests, address.pathname, frames);
    const page = await readPage(response, { nonce, firstPaint, policyFor });
    return { page, forAll: isWhole && isForEverybody(page), madeAt, noted };
  };
}
