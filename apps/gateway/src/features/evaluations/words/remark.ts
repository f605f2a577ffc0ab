import type { EvaluationItem } from '@cheyantong/contract';
import type { EditionDocument } from '@cheyantong/contract/edition';
import type { Holding, Scored } from '@cheyantong/evaluation';
import { chineseNumber, starWords } from './chinese-number.ts';
import { shortName } from './short-name.ts';

type Remark = NonNullable<EvaluationItem['remark']>;

/** One line about the stars: what they rest on, what is missing to the next, or what took one away. */
export function remarkOn(edition: EditionDocument, { stars: judged }: Pick<Scored, 'stars'>): Remark {
  const [holding] = judged.heldBy;
  if (holding) {
    const area = holding.kind === 'area' ? holding.area : null;
    const text = `${heldWords(edition, holding)}，由${starWords(judged.byTotal)}降为${starWords(judged.stars)}`;
    return { tone: 'held', text, areaCode: area };
  }
  if (judged.toNext) {
    const { points, stars } = judged.toNext;
    return { tone: 'toNext', text: `再高 ${points.toFixed(1)} 分到${starWords(stars)}`, areaCode: null };
  }
  const least = edition.stars.find(({ stars }) => stars === judged.stars)?.everyArea ?? 0;
  const text = `${chineseNumber(edition.areas.length)}项都在 ${least} 分以上`;
  return { tone: 'met', text, areaCode: null };
}

function heldWords({ areas }: EditionDocument, holding: Holding): string {
  if (holding.kind === 'area')
    return `${areas.find(({ code }) => code === holding.area)?.name ?? holding.area}低于 ${holding.below}`;
  const test = areas.flatMap((area) => area.tests).find(({ code }) => code === holding.test);
  return `${test ? shortName(test) : holding.test}不得分`;
}
