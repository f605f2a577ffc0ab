import type {
  ArticleTitle,
  CallRequest,
  FoundEvaluation,
  FoundOnSite,
  FoundPlace,
  searchSite,
} from '@cheyantong/contract';
import { remembered, ShortLived } from '../../memory/short-lived.ts';
import type { SearchDesk } from './desk.ts';
import { findBrands, findSeries } from './find-cars.ts';
import { findPartKinds } from './find-parts.ts';
import { type Asked, fitting, readAsked } from './fit.ts';
import { type KnownNames, knownNames } from './known-names.ts';
import { partQuestion } from './part-question.ts';
import { PLACES } from './places.ts';

type Query = CallRequest<typeof searchSite>['query'];

/** Everybody types the same beginnings. */
const ANSWERS = { lifeMs: 15_000, size: 1_000 };

/** Answers what one field is asked, from all features. */
export function siteSearch(desk: SearchDesk): (query: Query) => Promise<FoundOnSite> {
  const names = knownNames(desk);
  const answers = new ShortLived<Promise<FoundOnSite>>(ANSWERS);

  async function find(keywords: string, size: number): Promise<FoundOnSite> {
    const asked = readAsked(keywords);
    const known = await names();
    const parts = partQuestion(known, asked);
    const [brands, series, partKinds, articles] = await Promise.all([
      findBrands(desk, known, asked, size),
      findSeries(desk, known, { asked, alsoMeant: parts?.car }, size),
      parts ? findPartKinds(desk, parts, size) : [],
      findArticles(desk, known, { keywords, asked }, size),
    ]);
    return {
      brands,
      series,
      partKinds,
      evaluations: findEvaluations(known, asked, size),
      articles,
      places: findPlaces(asked, size),
    };
  }

  return ({ keywords, size }) =>
    remembered(answers, `${size} ${keywords.toLowerCase()}`, () => find(keywords, size));
}

const findEvaluations = ({ evaluations }: KnownNames, asked: Asked, most: number): FoundEvaluation[] =>
  fitting(evaluations, ({ title }) => title, asked)
    .slice(0, most)
    .map(({ thing }) => thing);

/** By their titles; then, while there is room, those that say it somewhere in their text. */
async function findArticles(
  desk: Pick<SearchDesk, 'articlesSaying'>,
  { articles }: KnownNames,
  { keywords, asked }: { keywords: string; asked: Asked },
  most: number,
): Promise<ArticleTitle[]> {
  const titled = fitting(articles, ({ title }) => title, asked)
    .slice(0, most)
    .map(({ thing }) => thing);
  if (titled.length === most) return titled;
  const shown = new Set(titled.map(({ id }) => id));
  const saying = await desk.articlesSaying(keywords, most);
  return [...titled, ...saying.filter(({ id }) => !shown.has(id))].slice(0, most);
}

const NAMED_PLACES = PLACES.flatMap(({ also, ...place }) =>
  [place.title, ...also].map((name) => ({ name, place })),
);

function findPlaces(asked: Asked, most: number): FoundPlace[] {
  const found = fitting(NAMED_PLACES, ({ name }) => name, asked);
  return [...new Set(found.map(({ thing }) => thing.place))].slice(0, most);
}
