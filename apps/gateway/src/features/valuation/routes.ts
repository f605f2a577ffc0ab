import { getUsedCarPrice } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import type { DbHandle } from '../../db/handle.ts';
import { serve } from '../../http/serve.ts';
import { valueByCatalogue } from './value-by-catalogue.ts';

export function valuationRoutes(app: FastifyInstance, db: DbHandle): void {
  serve(app, getUsedCarPrice, ({ query }) => valueByCatalogue(db, query, new Date()));
}
