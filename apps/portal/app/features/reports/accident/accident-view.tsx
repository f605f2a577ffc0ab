import type { ClaimReport } from '@cheyantong/contract';
import { dottedMonth } from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { Figures } from '../blocks/figures.tsx';
import { FlagList } from '../blocks/flag-list.tsx';
import { Term } from '../blocks/term.tsx';
import { recordFlag } from '../blocks/tri-flag.ts';
import type { ReportView } from '../report-view.ts';
import { yuanOfCents } from '../report-words.ts';
import { ClaimTimeline } from './claim-timeline.tsx';
import { DamageMap } from './damage-map.tsx';

export function accidentView({ summary, damageMap, records, sources }: ClaimReport): ReportView {
  const major = records.filter(({ level }) => level === 3).length;
  return {
    mark: { main: String(summary.claimCount), caption: '次出险' },
    counts: `共 ${summary.claimCount} 次出险，累计赔付 ${yuanOfCents(summary.totalAmount)}，其中重大 ${major} 次。`,
    facts: [],
    sections: [
      {
        id: 'summary',
        title: '出险概要',
        remark: '「无记录」只指已接入的保险公司',
        content: (
          <>
            <Figures
              figures={[
                { key: 'count', name: '出险次数', value: String(summary.claimCount), unit: '次' },
                { key: 'total', name: '累计赔付', value: yuanOfCents(summary.totalAmount) },
                { key: 'max', name: '最大一次', value: yuanOfCents(summary.maxAmount) },
                {
                  key: 'last',
                  name: '最近出险',
                  value: summary.lastAccidentDate ? dottedMonth(summary.lastAccidentDate) : '无记录',
                },
              ]}
            />
            <FlagList label="重大问题" flags={flagsOf(summary)} />
          </>
        ),
      },
      coverageSection(sources),
      {
        id: 'damage',
        title: '损伤部位',
        remark: '数字为累计受损次数',
        content: <DamageMap damage={damageMap} />,
      },
      {
        id: 'claims',
        title: '出险明细',
        remark: `${records.length} 条，新的在前`,
        alerts: major,
        content: <ClaimTimeline records={records} />,
      },
    ],
  };
}

const flagsOf = (summary: ClaimReport['summary']) => [
  { key: 'major', name: '重大事故', ...recordFlag(summary.majorAccidentFlag) },
  { key: 'frame', name: <Term word="骨架">骨架损伤</Term>, ...recordFlag(summary.frameDamageFlag) },
  { key: 'airbag', name: '气囊弹出', ...recordFlag(summary.airbagFlag) },
  { key: 'water', name: '水淹', ...recordFlag(summary.carWaterFlag) },
  { key: 'fire', name: '火烧', ...recordFlag(summary.carFireFlag) },
  { key: 'theft', name: '盗抢', ...recordFlag(summary.theftFlag) },
  { key: 'loss', name: <Term word="全损" />, ...recordFlag(summary.totalLossFlag) },
];
