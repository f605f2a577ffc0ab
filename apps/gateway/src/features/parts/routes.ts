import { getPart, listPartGroups, listParts, listPartTypes } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { ownIdFrom } from '../../db/own-id.ts';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { PartKinds } from './part-kinds.ts';
import { Parts } from './parts.ts';
import { presentPart, presentPartDetail } from './present-part.ts';

/** What is on offer; buying makes a lead and is served with them. */
export function partRoutes(app: FastifyInstance, db: DbHandle): void {
  const kinds = new PartKinds(db);
  const parts = new Parts(db, kinds);

  serve(app, listPartGroups, ({ query }) => kinds.groups(query));

  serve(app, listPartTypes, ({ params, query }) => {
    const groupId = ownIdFrom(params.typeId);
    return groupId === null ? [] : kinds.typesOf(groupId, query);
  });

  serve(app, listParts, async ({ body }) => {
    const { list, total } = await parts.search(body);
    return { list: list.map(presentPart), total };
  });

  serve(app, getPart, async ({ params }) => {
    const id = ownIdFrom(params.partId);
    const found = id && (await parts.find(id));
    if (!found) throw new Failure('A0401', '再用件不存在');
    return presentPartDetail(found);
  });
}
