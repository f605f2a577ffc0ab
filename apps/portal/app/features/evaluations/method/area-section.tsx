import type { EditionDocument } from '@cheyantong/contract';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { SheetSection } from '../../../shared/ui/sheet-section.tsx';
import { clauseAnchor } from '../evaluation-addresses.ts';
import styles from './method.module.css';
import { TestRule } from './rule-of-test.tsx';

type Area = EditionDocument['areas'][number];

/** All tests of an area with their rules, and what costs points beside them. */
export function AreaSection({ id, area }: { id: string; area: Area }) {
  const { name, weight, tests, modifiers } = area;
  return (
    <SheetSection id={id} title={name} remark={`占 ${weight}%，${tests.length} 项试验`}>
      {tests.map((test) => (
        <TestRule key={test.code} test={test} />
      ))}
      {modifiers.length > 0 && (
        <div>
          <h3 className={styles.testName}>修正项</h3>
          <p className={styles.condition}>试验以外发现的问题，另外扣分。</p>
          <DataTable
            caption={`${name}的修正项`}
            rows={modifiers}
            rowKey={({ code }) => code}
            columns={[
              {
                key: 'name',
                header: '项目',
                cell: (modifier) => <span id={clauseAnchor(modifier.clause)}>{modifier.name}</span>,
                rowHeader: true,
              },
              { key: 'quantity', header: '看什么', cell: ({ quantity }) => quantity, wrap: true },
              {
                key: 'limit',
                header: '超过',
                cell: ({ limit, unit }) => (unit ? `${limit} ${unit}` : limit),
                numeric: true,
              },
              {
                key: 'points',
                header: '扣分',
                cell: ({ points, each, unit }) => `−${points}${each ? ` / ${unit ?? '每个'}` : ''}`,
                numeric: true,
              },
              { key: 'clause', header: '条款', cell: ({ clause }) => clause, numeric: true },
            ]}
          />
        </div>
      )}
    </SheetSection>
  );
}
