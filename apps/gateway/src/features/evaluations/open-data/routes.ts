import { createHash } from 'node:crypto';
import { getEvaluationFilters, listEvaluations } from '@cheyantong/contract';
import { MINUTE_MS } from '@cheyantong/domain';
import { canonicalJson } from '@cheyantong/trace-chain';
import type { FastifyInstance, FastifyReply, FastifyRequest, FastifySchema } from 'fastify';
import type { DbHandle } from '../../../db/handle.ts';
import { Failure } from '../../../http/failure.ts';
import { readInput } from '../../../http/input.ts';
import { keptAnswer, sendKept } from '../../../http/kept-answer.ts';
import { Editions } from '../editions.ts';
import { Evaluations } from '../evaluations.ts';
import { openDataCsv } from './open-data-csv.ts';
import { openDataJson } from './open-data-json.ts';

const BASE = `/api/${listEvaluations.path.replace(/\/page$/, '')}`;
const KEPT_FOR_S = (5 * MINUTE_MS) / 1_000;

const FILES = [
  {
    path: `${BASE}/evaluations.csv`,
    type: 'text/csv; charset=utf-8',
    name: '车研通测评数据.csv',
    write: openDataCsv,
  },
  {
    path: `${BASE}/evaluations.json`,
    type: 'application/json; charset=utf-8',
    name: '车研通测评数据.json',
    write: openDataJson,
  },
] as const;

/** The results as files: every revision, what was read, what it earned, and by which text of the edition. */
export function openDataRoutes(app: FastifyInstance, db: DbHandle): void {
  for (const { path, type, name, write } of FILES)
    app.get(path, { schema: documented(type, '测评开放数据') }, async (request, reply) => {
      const filters = readInput(getEvaluationFilters.query, request.query);
      const body = write(await new Evaluations(db).everyRevision(filters));
      return sendFile(request, reply, { type, body, name });
    });

  app.get<{ Params: { program: string; edition: string } }>(
    `${BASE}/editions/:program/:edition.json`,
    { schema: documented('application/json; charset=utf-8', '一版规程的全文，其 SHA-256 即公布的摘要') },
    async (request, reply) => {
      const { program, edition } = request.params;
      const found = await new Editions(db).newest(program, edition);
      if (!found) throw new Failure('A0401', '没有这一版规程');
      return sendFile(request, reply, {
        type: 'application/json; charset=utf-8',
        body: canonicalJson(found.document),
        name: `${found.document.title}.json`,
      });
    },
  );
}

/** Whoever keeps the file can say later which one it was: its digest comes with it. */
function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  { type, body, name }: { type: string; body: string; name: string },
): FastifyReply {
  const bytes = Buffer.from(body);
  reply.headers({
    'content-disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'repr-digest': `sha-256=:${createHash('sha256').update(bytes).digest('base64')}:`,
  });
  return sendKept(request, reply, keptAnswer({ type, body: bytes }), KEPT_FOR_S);
}

const documented = (type: string, summary: string): FastifySchema => ({
  tags: ['vehicle-boot'],
  summary,
  description:
    'CC BY 4.0。与测评列表相同的筛选条件；repr-digest 是文件的 SHA-256（RFC 9530），etag 不变则内容不变。',
  response: { 200: { content: { [type.split(';')[0] ?? type]: { schema: {} } } } },
});
