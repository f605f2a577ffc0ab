import type { EvaluationDetail } from '@cheyantong/contract';
import type { EditionDocument } from '@cheyantong/contract/edition';
import { limitsOf, type Scored } from '@cheyantong/evaluation';
import { starWords } from './chinese-number.ts';
import { allJudged, type JudgedTest, strongestFirst, weakestFirst } from './scored-tests.ts';
import { shortName, withUnit } from './short-name.ts';

type Verdict = EvaluationDetail['verdict'];

export interface ClassPlace {
  rank: number;
  tied: boolean;
  cars: number;
}

/** From here on a test counts as good, and down to here as weak. */
const GOOD = 0.9;
const WEAK = 0.7;
const MOST_NAMED = 2;

/** One sentence from the figures: the stars and the place, what is good, what is weak and what would be needed. */
export function verdictOn(edition: EditionDocument, scored: Scored, place: ClassPlace | null): Verdict {
  const tests = allJudged(edition, scored);
  return [
    { text: `${starWords(scored.stars.stars)}${placeWords(place)}。`, tone: 'stars' },
    ...strengths(tests),
    ...weakness(tests),
  ];
}

function placeWords(place: ClassPlace | null): string {
  if (!place) return '';
  return `，同级 ${place.cars} 款中${place.tied ? '并列' : ''}第 ${place.rank}`;
}

function strengths(tests: readonly JudgedTest[]): Verdict {
  const best = strongestFirst(tests);
  const good = best.filter(({ share }) => share >= GOOD).slice(0, MOST_NAMED);
  const [first] = best;
  if (good.length > 0)
    return [
      { text: good.map(({ rule }) => shortName(rule)).join('和'), tone: 'strength' },
      { text: good.every(({ share }) => share === 1) ? '得满分；' : '表现好；', tone: 'plain' },
    ];
  return first
    ? [
        {
          text: `最好的一项是${shortName(first.rule)}，得 ${first.points} 分（满分 ${first.max}）；`,
          tone: 'plain',
        },
      ]
    : [];
}

function weakness(tests: readonly JudgedTest[]): Verdict {
  const [worst] = weakestFirst(tests);
  if (!worst) return [];
  const name = shortName(worst.rule);
  if (worst.value === null)
    return [
      { text: `${name}没有配备`, tone: 'weakness' },
      { text: `，这一项的 ${worst.max} 分没有得到。`, tone: 'plain' },
    ];
  const needed = `，${worst.rule.quantity}为 ${measuredWords(worst)}，满分要求 ${withUnit(limitsOf(worst.rule).fullAt, worst.rule.unit)}。`;
  return worst.share < WEAK
    ? [
        { text: `${name}偏弱`, tone: 'weakness' },
        { text: needed, tone: 'plain' },
      ]
    : [{ text: `得分最低的是${name}${needed}`, tone: 'plain' }];
}

const measuredWords = ({ value, rule }: JudgedTest): string =>
  withUnit((value ?? 0).toFixed(rule.decimals), rule.unit);
