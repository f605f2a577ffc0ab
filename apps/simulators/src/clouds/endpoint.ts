import type { FastifyInstance } from 'fastify';
import { NonceBook } from '../nonce-book.ts';
import { authenticate as authenticateAliyun } from './aliyun/authenticate.ts';
import { refuseAsGateway } from './aliyun/refusals.ts';
import { refuse as refuseAsTencent } from './tencent/answers.ts';
import { authenticate as authenticateTencent } from './tencent/authenticate.ts';
import { readVendorRequest, type VendorAnswer, type VendorRequest } from './vendor-request.ts';

interface Action {
  action: string;
  version: string;
}

/** Answers a call whose caller is proved; null when the vendor would leave the caller waiting. */
type Serve = (request: VendorRequest) => VendorAnswer | null | Promise<VendorAnswer | null>;

/** Pictures travel inside of calls. */
const LARGEST_CALL_BYTES = 16 * 1024 * 1024;

const keyOf = (action: string | undefined, version: string | undefined): string => `${action} ${version}`;

/**
 * Where both clouds are called: their SDKs post to the root of an endpoint, and headers name the service's action.
 * Each simulator adds the actions that it knows; who calls is checked here, once for all of them.
 */
export class CloudEndpoint {
  readonly #aliyun = new Map<string, Serve>();
  readonly #tencent = new Map<string, { version: string; serve: Serve }>();
  readonly #nonces = new NonceBook();
  readonly #now: () => Date;

  constructor(now: () => Date) {
    this.#now = now;
  }

  aliyun({ action, version }: Action, serve: Serve): void {
    this.#aliyun.set(keyOf(action, version), serve);
  }

  tencent({ action, version }: Action, serve: Serve): void {
    this.#tencent.set(action, { version, serve });
  }

  register(app: FastifyInstance): void {
    app.register(async (scope) => {
      // A signature covers the bytes that came, so nothing may be parsed on the way.
      scope.removeAllContentTypeParsers();
      scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

      scope.post('/', { bodyLimit: LARGEST_CALL_BYTES }, async (request, reply) => {
        const vendorRequest = readVendorRequest(request);
        const isTencent = 'x-tc-action' in vendorRequest.headers;
        const answer = await (isTencent ? this.#asTencent(vendorRequest) : this.#asAliyun(vendorRequest));
        if (answer) return reply.code(answer.status).send(answer.body);
        // A simulated time-out: the connection stays open without a word until the caller gives up.
        return reply.hijack();
      });
    });
  }

  #asAliyun(request: VendorRequest): ReturnType<Serve> {
    const { 'x-acs-action': action, 'x-acs-version': version } = request.headers;
    const serve = this.#aliyun.get(keyOf(action, version));
    if (!serve) return refuseAsGateway('InvalidAction.NotFound');
    const stranger = authenticateAliyun(request, this.#nonces, this.#now());
    return stranger ? refuseAsGateway(stranger) : serve(request);
  }

  #asTencent(request: VendorRequest): ReturnType<Serve> {
    const stranger = authenticateTencent(request, this.#now());
    if (stranger) return refuseAsTencent(stranger);
    const { 'x-tc-action': action = '', 'x-tc-version': version } = request.headers;
    const known = this.#tencent.get(action);
    if (!known) return refuseAsTencent('InvalidAction');
    return known.version === version ? known.serve(request) : refuseAsTencent('NoSuchVersion');
  }
}
