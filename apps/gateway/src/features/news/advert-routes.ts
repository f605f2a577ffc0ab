import { type Advert, listAdverts } from '@cheyantong/contract';
import { dateTimeText } from '@cheyantong/domain';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { serve } from '../../http/serve.ts';
import { type AdvertRow, Adverts } from './adverts.ts';

export function advertRoutes(app: FastifyInstance, db: DbHandle): void {
  serve(app, listAdverts, async ({ query }) => (await new Adverts(db).runningAt(query)).map(presentAdvert));
}

const presentAdvert = ({ id, startsAt, endsAt, ...advert }: AdvertRow): Advert => ({
  ...advert,
  id: String(id),
  startTime: startsAt && dateTimeText(startsAt),
  endTime: endsAt && dateTimeText(endsAt),
});
