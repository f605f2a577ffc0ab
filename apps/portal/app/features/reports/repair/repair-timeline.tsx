import type { RepairReport } from '@cheyantong/contract';
import { kilometres } from '@cheyantong/domain';
import { useState } from 'react';
import { KindFilter } from '../blocks/kind-filter.tsx';
import { Timeline, type TimelineEntry } from '../blocks/timeline.tsx';
import { countByKind } from '../blocks/year-groups.ts';
import styles from './repair.module.css';

type RepairRecord = RepairReport['normalRecords'][number];

/** All records by year, narrowed to one kind on request. */
export function RepairTimeline({ records }: { records: readonly RepairRecord[] }) {
  const [kind, setKind] = useState<string | null>(null);
  const kinds = countByKind(records, ({ type }) => type);
  const shown = records.filter(({ type }) => kind === null || type === kind);
  return (
    <>
      <KindFilter label="按类型查看记录" kinds={kinds} chosen={kind} onChoose={setKind} />
      <Timeline entries={shown.map(entryOf)} />
    </>
  );
}

function entryOf(record: RepairRecord): TimelineEntry {
  const { date, mileage, type, content, material, remark } = record;
  return {
    key: `${date} ${type} ${content}`,
    date,
    title: type,
    tone: /事故|钣金|大修/.test(type) ? 'caution' : 'plain',
    aside: mileage !== null && kilometres(mileage),
    content: (
      <>
        <p>{content}</p>
        {material && <p className={styles.detail}>用料：{material}</p>}
        {remark && <p className={styles.detail}>{remark}</p>}
      </>
    ),
  };
}
