import type { EvaluationDetail } from '@cheyantong/contract';
import { dateTimeText, OPERATOR } from '@cheyantong/domain';
import { groupShares } from '@cheyantong/evaluation';
import { Failure } from '../../http/failure.ts';
import { certificateCode } from './certificate/certificate-code.ts';
import { composeCertificate } from './certificate/compose.ts';
import { pdfUrlOf } from './certificate/routes.ts';
import { ClassStanding } from './class-standing.ts';
import type { EvaluationDesk } from './desk.ts';
import { type EvaluationRow, Evaluations } from './evaluations.ts';
import { presentDimensions } from './present-dimensions.ts';
import { carName, presentItem } from './present-item.ts';
import { presentPieceDetail } from './present-piece.ts';
import { verdictOn } from './words/verdict.ts';

const RELATED = 4;

/** One that was withdrawn says so; what was never there is no evaluation either. */
function notThere(failure: unknown): never {
  if (failure instanceof Failure && failure.code === 'A0401') throw new Failure('A0401', '没有这项测评');
  throw failure;
}

/** A result with everything that was measured, as it stands or as an earlier revision had it. */
export async function readEvaluation(
  desk: EvaluationDesk,
  slug: string,
  revision?: number,
): Promise<EvaluationDetail> {
  const found = await new Evaluations(desk.db).find(slug);
  if (found) return presentEvaluation(desk, found, revision);
  const piece = await desk.consumerPieces.detail(slug).catch(notThere);
  return presentPieceDetail(piece);
}

export async function presentEvaluation(
  desk: EvaluationDesk,
  newest: EvaluationRow,
  wanted = newest.revision,
): Promise<EvaluationDetail> {
  const evaluations = new Evaluations(desk.db);
  const revisions = await evaluations.revisions(newest.id);
  const shown = revisions.find(({ revision }) => revision === wanted);
  if (!shown) throw new Failure('A0401', `没有第 ${wanted} 次发布`);
  const row = { ...newest, edition: shown.edition, scored: shown.scored };
  const { edition, facts, scored } = row;
  const classmates = await evaluations.ofEdition(row.programmeCode, row.editionCode, row.level);
  const standing = new ClassStanding(classmates, row);
  const ranking = standing.ranking(edition.repeatability);
  const own = ranking.find(({ entry }) => entry.car.id === row.id);
  const { vehicle, test, sponsor } = facts;
  const code = certificateCode(newest.code, shown.revision);
  return {
    ...presentItem(row),
    edition,
    verdict: verdictOn(edition, scored, own ? { ...own, cars: ranking.length } : null),
    dimensions: presentDimensions(edition, scored, shown.readings, (area) => standing.areaMedian(area)),
    groups: groupShares(edition, scored).map(({ group, share }) => ({
      group,
      share,
      classMedian: standing.groupMedian(group),
    })),
    guidePrice: vehicle.guidePrice,
    testDate: test.from,
    testEndDate: test.to,
    testOrg: test.organisation,
    testPlace: test.place,
    mileageKm: test.mileageKm,
    vinMasked: vehicle.vin,
    massKg: vehicle.massKg,
    equipment: test.equipment,
    notCovered: test.notCovered,
    appliesFrom: test.appliesFrom,
    sponsor,
    figures: facts.figures,
    images: [],
    videoUrl: null,
    contentHtml: '',
    reportUrl: pdfUrlOf(code),
    certificate: {
      code,
      digest: desk.checkCodeOf(composeCertificate(newest, shown)),
      issuedBy: OPERATOR.production.company,
      issuedTime: dateTimeText(shown.publishedAt),
    },
    revision: shown.revision,
    superseded: shown.revision < newest.revision,
    revisions: revisions.map(({ revision, publishedAt, reason, scored: then }) => ({
      revision,
      publishTime: dateTimeText(publishedAt),
      reason,
      totalScore: then.total,
      starLevel: then.stars.stars,
    })),
    classRanking: ranking.map(({ entry, rank, tied }) => ({
      id: entry.car.slug,
      name: carName(entry.car),
      rank,
      tied,
      totalScore: entry.total,
      starLevel: entry.car.scored.stars.stars,
    })),
    seriesId: String((await evaluations.seriesId(row)) ?? '') || null,
    articles: await desk.articleTitles(facts.articles),
    related: (await evaluations.related(row, RELATED)).map((each) => presentItem(each)),
  };
}
