import type { ClaimReport } from '@cheyantong/contract';
import { claimCounts, claimFigures, claimFlags, claimMark } from '@cheyantong/domain';
import { coverageSection } from '../blocks/coverage.tsx';
import { Figures } from '../blocks/figures.tsx';
import { FlagList } from '../blocks/flag-list.tsx';
import type { GlossaryWord } from '../blocks/glossary.ts';
import { explained } from '../blocks/term.tsx';
import type { ReportView } from '../report-view.ts';
import { ClaimTimeline } from './claim-timeline.tsx';
import { DamageMap } from './damage-map.tsx';

export function accidentView(report: ClaimReport): ReportView {
  const { summary, damageMap, records, sources } = report;
  const major = records.filter(({ level }) => level === 3).length;
  return {
    mark: claimMark(report),
    counts: claimCounts(report),
    facts: [],
    sections: [
      {
        id: 'summary',
        title: '出险概要',
        remark: '「无记录」只指已接入的保险公司',
        content: (
          <>
            <Figures figures={claimFigures(summary)} />
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

const TERMS: Partial<Record<ReturnType<typeof claimFlags>[number]['key'], GlossaryWord>> = {
  frameDamageFlag: '骨架',
  totalLossFlag: '全损',
};

const flagsOf = (summary: ClaimReport['summary']) =>
  claimFlags(summary).map((flag) => ({ ...flag, name: explained(flag.name, TERMS[flag.key]) }));
