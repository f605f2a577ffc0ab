import { listEvaluations } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../../http/failure.ts';
import type { EvaluationDesk } from '../desk.ts';
import { certificateOf } from './issue.ts';

const BASE = `/api/${listEvaluations.path.replace(/\/page$/, '')}`;

/** A PDF runs nothing in our origin, and the stricter policy of the calls would stop the browser's own viewer. */
const VIEWER_POLICY = "frame-ancestors 'none'";

export const pdfUrlOf = (code: string): string => `${BASE}/certificates/${code}.pdf`;

/** The signed paper of a result: public, as the result is. */
export function certificateRoutes(app: FastifyInstance, desk: EvaluationDesk): void {
  app.get<{ Params: { code: string } }>(
    `${BASE}/certificates/:code.pdf`,
    { schema: { hide: true } },
    async ({ params: { code } }, reply) => {
      const issued = await certificateOf(desk, code);
      if (!issued) throw new Failure('A0401', '没有这个编号的结果');
      return reply
        .header('content-security-policy', VIEWER_POLICY)
        .header('content-disposition', `inline; filename="${code}.pdf"`)
        .header('cache-control', 'public, max-age=300')
        .type('application/pdf')
        .send(Buffer.from(issued.pdf));
    },
  );
}
