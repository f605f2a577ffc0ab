/** One thing an inspector looked at. */
interface Checked {
  itemName: string;
  /** 0 normal, 1 defect, 2 not checked */
  result: 0 | 1 | 2;
  defectLabel: string | null;
  degree: 1 | 2 | 3 | null;
}

type SectionCode = 'body' | 'engine' | 'cabin' | 'start' | 'road' | 'chassis' | 'function';

interface Inspected<Item extends Checked> {
  frame: readonly Item[];
  sections: readonly {
    sectionCode: SectionCode;
    sectionName: string;
    score: number;
    fullScore: number;
    items: readonly Item[];
  }[];
}

type Letter = 'A' | 'B' | 'C' | 'D';

/** The rules that the report prints: how many points of a hundred an area needs for its letter. */
export const LETTER_RULES: readonly { letter: Letter; from: number; word: string; meaning: string }[] = [
  { letter: 'A', from: 90, word: '优', meaning: '各项正常，或仅有不影响使用的轻微痕迹' },
  { letter: 'B', from: 75, word: '良', meaning: '有修复或易损件接近更换限值' },
  { letter: 'C', from: 60, word: '中', meaning: '有功能性问题，需要维修后使用' },
  { letter: 'D', from: 0, word: '差', meaning: '结构损伤、泡水、火烧或不宜上路' },
];

/** An area of the car with its verdict, whichever shape the findings gave it. */
export interface Area<Item extends Checked = Checked> {
  code: SectionCode | 'frame';
  name: string;
  /** Points of a hundred; null where the standard looks but gives no points. */
  score: number | null;
  letter: Letter | null;
  items: readonly Item[];
  defects: readonly Item[];
}

/** The frame first, since it decides over everything else, then the sections in the findings' order. */
export function areasOf<Item extends Checked>({ frame, sections }: Inspected<Item>): Area<Item>[] {
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
function frameArea<Item extends Checked>(frame: readonly Item[]): Area<Item> {
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

const isDefect = ({ result }: Checked): boolean => result === 1;

const letterOf = (points: number): Letter => LETTER_RULES.find(({ from }) => points >= from)?.letter ?? 'D';

export function toneOf({ code, defects }: Pick<Area, 'code' | 'defects'>): 'good' | 'caution' | 'bad' {
  if (defects.length === 0) return 'good';
  return code === 'frame' || defects.some(({ degree }) => degree === 3) ? 'bad' : 'caution';
}

/** What was found there, in a line. */
export function summaryOf({ defects }: Pick<Area, 'defects'>): string {
  if (defects.length === 0) return '未见异常';
  const named = defects.slice(0, 2).map(({ itemName, defectLabel }) => `${itemName}${defectLabel ?? '异常'}`);
  return `${named.join('；')}${defects.length > 2 ? ` 等 ${defects.length} 处` : ''}`;
}

/** Where each area's number stands on the plan of the car. */
export const AREA_PLACES: Record<Area['code'], readonly [x: number, y: number]> = {
  frame: [100, 206],
  body: [46, 262],
  engine: [100, 84],
  cabin: [100, 250],
  start: [78, 148],
  road: [100, 357],
  chassis: [156, 96],
  function: [154, 332],
};
