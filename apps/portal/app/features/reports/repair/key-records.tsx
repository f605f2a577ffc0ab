import type { RepairReport } from '@cheyantong/contract';
import { kilometres } from '@cheyantong/domain';
import type { ReactNode } from 'react';
import { Term } from '../blocks/term.tsx';
import styles from './repair.module.css';

type RepairRecord = RepairReport['normalRecords'][number];

/** The records that weigh most, by what was repaired. */
export function KeyRecords({ report }: { report: RepairReport }) {
  return (
    <div className={styles.groups}>
      <Group name={<Term word="骨架" />} records={report.constructRecords} />
      <Group name={<Term word="重要组成部件" />} records={report.componentRecords} />
      <Group name={<Term word="外观覆盖件" />} records={report.outsideRecords} />
    </div>
  );
}

function Group({ name, records }: { name: ReactNode; records: readonly RepairRecord[] }) {
  return (
    <section className={styles.group}>
      <h3 className={styles.groupTitle}>
        {name}
        <span className={styles.groupCount}>{records.length > 0 ? `${records.length} 条` : '无记录'}</span>
      </h3>
      <ul>
        {records.map(({ date, mileage, content }) => (
          <li key={`${date} ${content}`} className={styles.record}>
            <span className={styles.detail}>
              {date.replaceAll('-', '.')}
              {mileage !== null && ` · ${kilometres(mileage)}`}
            </span>
            <span>{content}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
