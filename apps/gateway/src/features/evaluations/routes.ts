import {
  compareEvaluations,
  countEvaluationView,
  getEvaluation,
  getEvaluationFilters,
  listBestOfClass,
  listEditionScores,
  listEvaluationProgrammes,
  listEvaluations,
  listEvaluationsOfSeries,
} from '@cheyantong/contract';
import type { FastifyInstance } from 'fastify';
import { ownIdFrom } from '../../db/own-id.ts';
import { serve } from '../../http/serve.ts';
import { visitorAddress } from '../../http/visitor-address.ts';
import { bestOfClass } from './best-of-class.ts';
import { compare } from './compare.ts';
import type { EvaluationDesk } from './desk.ts';
import type { EvaluationViews } from './evaluation-views.ts';
import { Evaluations } from './evaluations.ts';
import { filterOptions } from './filter-options.ts';
import { carName, presentItem } from './present-item.ts';
import { presentPiece } from './present-piece.ts';
import { programmes } from './programmes.ts';
import { readEvaluation } from './read-evaluation.ts';

export function evaluationRoutes(app: FastifyInstance, desk: EvaluationDesk, views: EvaluationViews): void {
  const { db } = desk;
  const evaluations = new Evaluations(db);

  serve(app, listEvaluations, async ({ query }) => {
    if (query.zone === 2) {
      const pieces = await desk.consumerPieces.page(query);
      return { list: pieces.list.map(presentPiece), total: pieces.total };
    }
    const { list, total } = await evaluations.page(query);
    return { list: list.map((row) => presentItem(row)), total };
  });

  serve(app, getEvaluationFilters, ({ query }) => filterOptions(db, query));

  serve(app, listBestOfClass, ({ query }) => bestOfClass(db, query));

  serve(app, getEvaluation, ({ params, query }) => readEvaluation(desk, params.id, query.revision));

  serve(app, countEvaluationView, async ({ params, request }) => {
    await views.count(params.id, visitorAddress(request));
    return null;
  });

  serve(app, listEvaluationProgrammes, () => programmes(db));

  serve(app, listEditionScores, async ({ query }) => {
    const rows = await evaluations.ofEdition(query.programCode, query.editionCode);
    return rows.map((row) => ({
      id: row.slug,
      name: carName(row),
      level: row.level,
      totalScore: row.scored.total,
      starLevel: row.scored.stars.stars,
      areas: row.scored.areas.map(({ code, score }) => ({ code, score })),
    }));
  });

  serve(app, compareEvaluations, ({ query }) => compare(desk, query.ids));

  serve(app, listEvaluationsOfSeries, async ({ params }) => {
    const seriesId = ownIdFrom(params.seriesId);
    const rows = seriesId === null ? [] : await evaluations.ofSeries(seriesId);
    return rows.map((row) => presentItem(row));
  });
}
