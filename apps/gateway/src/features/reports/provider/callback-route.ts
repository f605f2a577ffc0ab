import { isReadable } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../http/failure.ts';
import { ALWAYS_HEARD } from '../../../http/security.ts';
import type { ReportDesk } from '../desk.ts';
import { takeCallback } from './take-callback.ts';

const PATH = '/api/vehicle-boot/callback-api/v1/provider';

export const callbackUrlOf = (publicUrl: string, providerCode: string): string =>
  `${publicUrl}${PATH}/${encodeURIComponent(providerCode)}/report`;

/** Where providers send their answers. Theirs is a protocol of its own: plain statuses, no envelope. */
export function callbackRoute(app: FastifyInstance, desk: ReportDesk): void {
  app.register(async (scope) => {
    // A signature covers the bytes that came, so nothing may be parsed on the way.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    scope.post<{ Params: { providerCode: string } }>(
      `${PATH}/:providerCode/report`,
      { schema: { hide: true }, config: ALWAYS_HEARD },
      async ({ params: { providerCode }, headers, body }, reply) => {
        // Nobody has such a code, and it could not even be written down.
        if (!isReadable(providerCode)) throw new Failure('C0113');
        const text = typeof body === 'string' ? body : '';
        const verdict = await takeCallback(desk, { providerCode, headers, body: text });
        reply.status(verdict.status);
        if (verdict.status === 200) return { received: true };
        const { message, details } = verdict.refusal;
        return { message, details };
      },
    );
  });
}
