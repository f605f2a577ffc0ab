import { costWords } from '@cheyantong/domain';
import type { InspectionFindings } from './inspection-findings.ts';

type Facts = Pick<
  InspectionFindings,
  'isAccident' | 'isOdometerSuspect' | 'frame' | 'sections' | 'gradeLabel' | 'totalScore'
>;

export function verdictOf(facts: Facts): InspectionFindings['verdict'] {
  const defects = facts.sections.flatMap(({ items }) => items).filter(({ result }) => result === 1);
  if (facts.isAccident) {
    const clock = facts.isOdometerSuspect ? '，里程读数存在疑点' : '';
    return {
      level: 'bad',
      title: '判定为事故车',
      sentence: `${hurtPoints(facts)}有损伤修复痕迹，判定为事故车${clock}；另有 ${defects.length} 处问题，请谨慎交易。`,
    };
  }
  return {
    level: 'good',
    title: '未发现重大问题',
    sentence: `车况良好，没有事故、泡水和火烧痕迹；${problemWords(defects)}`,
  };
}

export const conclusionOf = (facts: Facts): string =>
  facts.isAccident
    ? `骨架 13 处检测点中 ${hurtPoints(facts)} 不合格，按 GB/T 30323 判定为${facts.gradeLabel}。结论只对检测当日、当前里程有效。`
    : `骨架 13 处检测点均正常，综合得分 ${facts.totalScore}，技术状况${facts.gradeLabel}。结论只对检测当日、当前里程有效。`;

const hurtPoints = ({ frame }: Facts): string =>
  frame
    .filter(({ result }) => result === 1)
    .map(({ itemName }) => itemName)
    .join('、');

function problemWords(defects: { costLow: number | null; costHigh: number | null }[]): string {
  if (defects.length === 0) return '各项正常。';
  const low = defects.reduce((sum, { costLow }) => sum + (costLow ?? 0), 0);
  const high = defects.reduce((sum, { costHigh }) => sum + (costHigh ?? 0), 0);
  const cost = high > 0 ? `，处理费用约 ${costWords(low, high)}` : '，无需处理';
  return `${defects.length} 处小问题${cost}。`;
}
