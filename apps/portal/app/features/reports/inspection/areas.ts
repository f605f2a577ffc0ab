import type { InspectionReport } from '@cheyantong/contract';
import type { DotTone } from '../blocks/plan/plan-view.tsx';

export type CheckItem = InspectionReport['frame'][number];
type SectionCode = InspectionReport['sections'][number]['sectionCode'];

export type Letter = 'A' | 'B' | 'C' | 'D';

/** The rules that the report prints: how many points of a hundred an area needs for its letter. */
export const LETTER_RULES: readonly { letter: Letter; from: number; word: string; meaning: string }[] = [
  { letter: 'A', from: 90, word: '优', meaning: '各项正常，或仅有不影响使用的轻微痕迹' },
  { letter: 'B', from: 75, word: '良', meaning: '有修复或易损件接近更换限值' },
  { letter: 'C', from: 60, word: '中', meaning: '有功能性问题，需要维修后使用' },
  { letter: 'D', from: 0, word: '差', meaning: '结构损伤、泡水、火烧或不宜上路' },
];

/** An area of the car with its verdict, whichever shape the findings gave it. */
export interface Area {
  code: SectionCode | 'frame';
  name: string;
  /** Points of a hundred; null where the standard looks but gives no points. */
  score: number | null;
  letter: Letter | null;
  items: readonly CheckItem[];
  defects: readonly CheckItem[];
}

/** The frame first, since it decides over everything else, then the sections in the findings' order. */
export function areasOf({ frame, sections }: Pick<InspectionReport, 'frame' | 'sections'>): Area[] {
  return [
    frameArea(frame),
    ...sections.map(({ sectionCode, sectionName, score, fullScore, items }) => {
      const points = fullScore > 0 ? Math.round((score / fullScore) * 100) : null;
      return {
        code: sectionCode,
        name: sectionName,
        score: points,
        letter: points === null ? null : letterOf(points),
        items,
        defects: items.filter(isDefect),
      };
    }),
  ];
}

/** One damaged point of the frame is enough for the worst letter. */
function frameArea(frame: readonly CheckItem[]): Area {
  const defects = frame.filter(isDefect);
  const score = Math.round(((frame.length - defects.length) / frame.length) * 100);
  return {
    code: 'frame',
    name: '骨架结构',
    score,
    letter: defects.length > 0 ? 'D' : 'A',
    items: frame,
    defects,
  };
}

const isDefect = ({ result }: CheckItem): boolean => result === 1;

const letterOf = (points: number): Letter => LETTER_RULES.find(({ from }) => points >= from)?.letter ?? 'D';

export function toneOf({ code, defects }: Area): DotTone {
  if (defects.length === 0) return 'good';
  return code === 'frame' || defects.some(({ degree }) => degree === 3) ? 'bad' : 'caution';
}

/** What was found there, in a line. */
export function summaryOf({ defects }: Area): string {
  if (defects.length === 0) return '未见异常';
  const named = defects.slice(0, 2).map(({ itemName, defectLabel }) => `${itemName}${defectLabel ?? '异常'}`);
  return `${named.join('；')}${defects.length > 2 ? ` 等 ${defects.length} 处` : ''}`;
}
