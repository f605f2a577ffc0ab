import { dateTimeText } from '@cheyantong/domain';
import type { PublishedRow } from '../evaluations.ts';
import { isDemonstration, LICENCE, NOTICE } from './licence.ts';

/** Everything that a score is made of, so that anybody can make it again. */
export function openDataJson(rows: readonly PublishedRow[]): string {
  const editions = new Map(rows.map(({ edition }) => [edition.id, edition]));
  const results = Map.groupBy(rows, ({ evaluation }) => evaluation.id);
  return JSON.stringify({
    title: '车研通测评数据',
    licence: LICENCE,
    notice: NOTICE,
    editions: [...editions.values()].map(({ programmeCode, code, revision, digest, document }) => ({
      programmeCode,
      code,
      revision,
      digest,
      document,
    })),
    evaluations: [...results.values()].map(presentResult),
  });
}

function presentResult(rows: readonly PublishedRow[]) {
  const [first] = rows;
  if (!first) return null;
  const { slug, code, programmeCode, editionCode, facts } = first.evaluation;
  return {
    id: slug,
    code,
    programmeCode,
    editionCode,
    demonstration: isDemonstration(facts.vehicle.brand),
    vehicle: facts.vehicle,
    test: facts.test,
    sponsor: facts.sponsor,
    revisions: rows.map(({ revision, edition }) => ({
      revision: revision.revision,
      publishTime: dateTimeText(revision.publishedAt),
      reason: revision.reason,
      editionRevision: edition.revision,
      editionDigest: edition.digest,
      readings: revision.readings,
      findings: revision.findings,
      totalScore: revision.scored.total,
      starLevel: revision.scored.stars.stars,
      areas: revision.scored.areas,
    })),
  };
}
