import { momentOf, rfc3339 } from '@cheyantong/domain';
import { organisation, type SchemaThing } from '../../../shared/head/json-ld.ts';
import type { PageHead } from '../../../shared/head/page-meta.ts';
import type { Evaluation } from '../evaluation.ts';
import { evaluationAddress } from '../evaluation-addresses.ts';
import { evaluatedName, scoreWords, starWords } from '../evaluation-words.ts';
import { carOf } from '../result-words.ts';

/** A result as search engines and previews are told of it. An old revision points to the one in force. */
export function evaluationHead(evaluation: Evaluation, absolute: (path: string) => string): PageHead {
  const { id, programName, edition, starLevel, totalScore, verdict } = evaluation;
  return {
    title: `${carOf(evaluation)} ${programName ?? ''}`,
    description: `${edition.name}${starWords(starLevel)}，总分 ${scoreWords(totalScore)}。${verdict.map(({ text }) => text).join('')}`,
    address: evaluationAddress(id),
    isArticle: true,
    things: evaluation.superseded ? [] : [reviewData(evaluation, absolute)],
  };
}

/** Our own tests of a car, rated by us: a review by an organisation, of 100 points. */
function reviewData(evaluation: Evaluation, absolute: (path: string) => string): SchemaThing {
  const published = momentOf(evaluation.publishTime);
  return {
    '@type': 'Review',
    name: evaluation.title,
    url: absolute(evaluationAddress(evaluation.id)),
    datePublished: published ? rfc3339(published) : undefined,
    author: organisation(absolute),
    reviewBody: evaluation.verdict.map(({ text }) => text).join(''),
    reviewRating: {
      '@type': 'Rating',
      ratingValue: evaluation.totalScore,
      bestRating: 100,
      worstRating: 0,
    },
    itemReviewed: {
      '@type': 'Car',
      name: carOf(evaluation),
      brand: evaluation.brandName ? { '@type': 'Brand', name: evaluation.brandName } : undefined,
      model: evaluatedName(evaluation),
      vehicleConfiguration: evaluation.modelName ?? undefined,
      vehicleModelDate: evaluation.modelYear ? String(evaluation.modelYear) : undefined,
      fuelType: evaluation.energyType ?? undefined,
    },
    inLanguage: 'zh-CN',
  };
}
