import type { InspectionReport } from '@cheyantong/contract';
import { CircleCheck, CircleMinus, CircleX, Contrast, type LucideIcon } from 'lucide-react';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import type { ReportSection } from '../report-view.ts';
import styles from './coverage.module.css';
import ruled from './ruled-table.module.css';

type Source = InspectionReport['sources'][number];

const ICONS: Record<Source['result'], LucideIcon> = {
  found: CircleCheck,
  partial: Contrast,
  none: CircleMinus,
  unconnected: CircleX,
};

/** Where we looked and what was there: every report says it, because "no record" is never "clean". */
export const coverageSection = (sources: readonly Source[]): ReportSection => ({
  id: 'coverage',
  title: '查了哪些来源',
  remark: '没有记录，不等于没有发生',
  content: <Coverage sources={sources} />,
});

function Coverage({ sources }: { sources: readonly Source[] }) {
  return (
    <>
      <div className={ruled.table}>
        <DataTable
          caption="来源与覆盖"
          rows={sources}
          rowKey={({ name }) => name}
          columns={[
            { key: 'name', header: '来源', rowHeader: true, cell: ({ name }) => name },
            { key: 'result', header: '结果', cell: (source) => <Result {...source} /> },
            { key: 'range', header: '时间范围', cell: ({ range }) => range ?? '—' },
            { key: 'note', header: '覆盖说明', wrap: true, cell: ({ note }) => note ?? '—' },
          ]}
        />
      </div>
      <Gaps sources={sources} />
    </>
  );
}

function Result({ result, resultText }: Source) {
  const Icon = ICONS[result];
  return (
    <span className={styles.result} data-result={result}>
      <Icon aria-hidden="true" />
      {resultText}
    </span>
  );
}

function Gaps({ sources }: { sources: readonly Source[] }) {
  const named = (result: Source['result']) =>
    sources
      .filter((source) => source.result === result)
      .map(({ name }) => name)
      .join('、');
  const [partial, unconnected] = [named('partial'), named('unconnected')];
  if (!partial && !unconnected) {
    return (
      <NoteBand>「无记录」只说明这些来源里没有查到，不代表没有发生过。重要决定请结合实车检测判断。</NoteBand>
    );
  }
  return (
    <NoteBand tone="caution">
      {partial && `${partial}只接入了一部分${unconnected ? '，' : '。'}`}
      {unconnected && `${unconnected}未接入或未进行。`}
      这些地方会有空白，<strong>没有记录不代表没有发生，请结合实车检测判断。</strong>
    </NoteBand>
  );
}
