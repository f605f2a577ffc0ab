import { yearsBetween } from '@cheyantong/domain';
import type { Accident } from '../accidents.ts';
import type { CarStory } from '../car-story.ts';
import { FRAME_POINTS } from './items.ts';

/** Letters of the standard: body and frame. */
export const DEFECT_WORDS = {
  HH: '划痕',
  BX: '变形',
  XS: '锈蚀',
  LW: '裂纹',
  AX: '凹陷',
  XF: '修复痕迹',
  NQ: '扭曲',
  GH: '更换',
  SH: '烧焊',
  ZZ: '褶皱',
} as const;

export interface Defect {
  item: string;
  code: keyof typeof DEFECT_WORDS | null;
  label?: string;
  degree: 1 | 2 | 3;
  deduct: number;
  remark: string;
  costYuan: [number, number] | null;
}

/** Wear that comes with the years; `after` says from which age on. */
const WEAR: (Defect & { after: number })[] = [
  {
    item: '前保险杠',
    code: 'HH',
    degree: 1,
    deduct: 0.5,
    remark: '右下角划痕约 6 cm，未露底漆',
    costYuan: [300, 500],
    after: 0.6,
  },
  {
    item: '右前轮',
    code: 'HH',
    degree: 1,
    deduct: 0.5,
    remark: '轮辋边缘剐蹭约 8 cm',
    costYuan: [200, 400],
    after: 1.2,
  },
  {
    item: '轮胎',
    code: null,
    label: '磨损',
    degree: 1,
    deduct: 1,
    remark: '后轮花纹深度接近更换建议值 3 mm',
    costYuan: [800, 1_400],
    after: 2.2,
  },
  {
    item: '制动片余厚',
    code: null,
    label: '磨损',
    degree: 1,
    deduct: 1,
    remark: '后制动片余厚 4 mm，更换限值 3 mm',
    costYuan: [400, 700],
    after: 2.4,
  },
  {
    item: '座椅与头枕',
    code: null,
    label: '磨损',
    degree: 1,
    deduct: 0.5,
    remark: '主驾驶座椅左侧轻微褶皱',
    costYuan: null,
    after: 3,
  },
];

const TROUBLES: Defect[] = [
  {
    item: '减震器渗漏',
    code: null,
    label: '渗漏',
    degree: 2,
    deduct: 3,
    remark: '右前减震器渗油',
    costYuan: [900, 1_500],
  },
  {
    item: '制动跑偏',
    code: null,
    label: '异常',
    degree: 2,
    deduct: 3,
    remark: '60 km/h 紧急制动时车身向右偏移',
    costYuan: [600, 1_200],
  },
  {
    item: '水箱框架与横拉梁',
    code: 'XF',
    degree: 3,
    deduct: 6,
    remark: '水箱框架为更换件，固定螺栓有拆装痕迹',
    costYuan: null,
  },
  {
    item: '仪表指示',
    code: null,
    label: '故障灯',
    degree: 2,
    deduct: 4,
    remark: '安全气囊指示灯常亮',
    costYuan: [1_200, 3_000],
  },
  {
    item: '车内气味',
    code: null,
    label: '异味',
    degree: 1,
    deduct: 1,
    remark: '轻微异味，未见水泡痕迹',
    costYuan: [200, 400],
  },
];

const FRAME_MARKS = [
  { code: 'SH', remark: '可见二次焊接与打磨痕迹' },
  { code: 'BX', remark: '安装面变形约 4 mm，经过校正' },
] as const;

/** Defects of the sections, by item: repaired panels first, for a panel is judged by its worst. */
export function defectsOf(story: CarStory): Map<string, Defect> {
  const years = yearsBetween(story.registered, story.today);
  const worn = WEAR.filter(({ after }) => years > after);
  const troubles = story.troubled ? TROUBLES : [];
  const repaired = story.accidents.flatMap((accident) =>
    accident.parts.map((part) => repairedPart(part, accident)),
  );
  return new Map([...worn, ...troubles, ...repaired].map((defect) => [defect.item, defect]));
}

/** Frame points that an accident left its mark on. */
export function frameDefectsOf(story: CarStory): Map<string, Defect> {
  const hurt = story.accidents.flatMap(({ frame }) => frame);
  return new Map(
    FRAME_POINTS.filter((point) => hurt.includes(point)).map((item, at) => {
      const { code, remark } = FRAME_MARKS[at % FRAME_MARKS.length] ?? FRAME_MARKS[0];
      return [item, { item, code, degree: 3, deduct: 0, remark, costYuan: null }];
    }),
  );
}

const repairedPart = (item: string, { level }: Accident): Defect => ({
  item,
  code: 'XF',
  degree: level,
  deduct: level * 0.5,
  remark: level === 3 ? '更换或钣金后重新喷漆' : '局部钣金或喷漆修复',
  costYuan: null,
});
