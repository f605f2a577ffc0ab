import { dayOfDate, dottedMonth } from '@cheyantong/domain';
import type { ProviderOrder } from '../../provider-order.ts';
import type { CarStory } from '../car-story.ts';
import { mileagePointsOf } from '../mileage-points.ts';
import { rounded } from '../rounded.ts';
import { DEFECT_WORDS, type Defect, defectsOf, frameDefectsOf } from './defects.ts';
import type { InspectionFindings } from './inspection-findings.ts';
import { FRAME_POINTS, sectionsFor } from './items.ts';
import { paintOf, tyresOf } from './measured.ts';
import { conclusionOf, verdictOf } from './words.ts';

type CheckItem = InspectionFindings['frame'][number];

/** The standard's grades; an accident car is the fifth, whatever its score. */
const GRADES = [
  { from: 90, grade: 1, label: '一级' },
  { from: 60, grade: 2, label: '二级' },
  { from: 20, grade: 3, label: '三级' },
  { from: 0, grade: 4, label: '四级' },
] as const;

export function inspectionFindings(story: CarStory, order: ProviderOrder): InspectionFindings {
  const defects = defectsOf(story);
  const frameDefects = frameDefectsOf(story);
  const sections = sectionsFor(story.electric).map((section) => checkSection(section, defects));
  const totalScore = rounded(
    sections.reduce((sum, { score }) => sum + score, 0),
    1,
  );
  const isAccident = frameDefects.size > 0 ? 1 : 0;
  const isOdometerSuspect = story.clockTurnedBack ? 1 : 0;
  const { grade, label } = GRADES.find(({ from }) => totalScore >= from) ?? GRADES[3];
  const findings: Omit<InspectionFindings, 'verdict' | 'conclusion'> = {
    sources: sourcesOf(
      story,
      sections.reduce<number>((sum, { items }) => sum + items.length, FRAME_POINTS.length),
    ),
    outletName: order.outletName ?? '示例检测中心（演示）',
    inspector: `检测员 T-${String(story.draws.whole('inspector', 101, 399)).padStart(4, '0')}`,
    inspectTime: `${dayOfDate(story.today)} ${order.appointPeriod === '下午' ? '15:20:00' : '10:40:00'}`,
    totalScore,
    grade: isAccident ? 5 : grade,
    gradeLabel: isAccident ? '五级（事故车）' : label,
    isAccident,
    isFlood: 0,
    isFire: 0,
    isOdometerSuspect,
    frame: FRAME_POINTS.map((name, at) => checkItem(`F${numbered(at)}`, name, frameDefects.get(name))),
    sections,
    paint: paintOf(story),
    tyres: tyresOf(story),
    images: [],
    mileagePoints: mileagePointsOf(story, '检测'),
  };
  return { ...findings, verdict: verdictOf(findings), conclusion: conclusionOf(findings) };
}

function checkSection(
  { code, name, fullScore, items }: ReturnType<typeof sectionsFor>[number],
  defects: Map<string, Defect>,
): InspectionFindings['sections'][number] {
  const prefix = code.slice(0, 1).toUpperCase();
  const checked = items.map((item, at) => checkItem(`${prefix}${numbered(at)}`, item, defects.get(item)));
  const lost = checked.reduce((sum, { deduct }) => sum + deduct, 0);
  return {
    sectionCode: code,
    sectionName: name,
    fullScore,
    score: rounded(Math.max(0, fullScore - lost), 1),
    defectCount: checked.filter(({ result }) => result === 1).length,
    items: checked,
  };
}

const checkItem = (itemCode: string, itemName: string, defect: Defect | undefined): CheckItem => ({
  itemCode,
  itemName,
  result: defect ? 1 : 0,
  defectCode: defect?.code ?? null,
  defectLabel: defect ? (defect.code ? DEFECT_WORDS[defect.code] : (defect.label ?? null)) : null,
  degree: defect?.degree ?? null,
  deduct: defect?.deduct ?? 0,
  remark: defect?.remark ?? null,
  images: [],
  costLow: defect?.costYuan?.[0] ?? null,
  costHigh: defect?.costYuan?.[1] ?? null,
});

const numbered = (at: number): string => String(at + 1).padStart(2, '0');

const sourcesOf = (story: CarStory, checks: number): InspectionFindings['sources'] => {
  const until = `截至 ${dottedMonth(dayOfDate(story.today))}`;
  return [
    {
      name: '实车检测',
      result: 'found',
      resultText: `检测 ${checks} 项`,
      range: dayOfDate(story.today),
      note: '按 GB/T 30323',
    },
    {
      name: '授权店维修保养',
      result: 'found',
      resultText: `查到 ${story.visits.length} 条`,
      range: until,
      note: '用于核对里程',
    },
    { name: '召回信息', result: 'none', resultText: '无记录', range: until, note: '公开召回公告' },
    { name: '行车数据', result: 'unconnected', resultText: '未接入', range: null, note: '车主未授权' },
  ];
};
