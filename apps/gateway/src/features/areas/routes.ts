import { type Area, listAreas } from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { Failure } from '../../http/failure.ts';
import { serve } from '../../http/serve.ts';
import { areasByParent } from './areas-by-parent.ts';

export function areaRoutes(app: FastifyInstance): void {
  let known: Map<string, Area[]> | undefined;

  serve(app, listAreas, ({ params }) => {
    known ??= areasByParent();
    const areas = known.get(params.pid);
    if (!areas) throw new Failure('A0401');
    return areas;
  });
}
