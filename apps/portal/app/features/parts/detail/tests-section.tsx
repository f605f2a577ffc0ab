import type { PartDetail } from '@cheyantong/contract';
import { CircleCheck, CircleX } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import styles from './detail.module.css';
import { Section } from './section.tsx';

type TestItem = PartDetail['testItems'][number];

/** What was tested, against what, and how it came out. */
export function TestsSection({ part: { testItems } }: { part: PartDetail }) {
  const isMobile = useIsMobile();
  if (testItems.length === 0) {
    return (
      <Section id="tests">
        <NoteBand tone="caution">供应商未提供检测结果。</NoteBand>
      </Section>
    );
  }
  const failed = testItems.filter(({ pass }) => pass === 0).length;
  return (
    <Section
      id="tests"
      remark={`共 ${testItems.length} 项，${failed === 0 ? '全部合格' : `${failed} 项不合格`}`}
    >
      {isMobile ? <TestList items={testItems} /> : <TestTable items={testItems} />}
      <p className={styles.remark}>检测由拆解企业完成并对结果负责，平台不另行检测。</p>
    </Section>
  );
}

interface TestsProps {
  items: readonly TestItem[];
}

function TestTable({ items }: TestsProps) {
  return (
    <DataTable
      caption="检测项目与结果"
      rows={items}
      rowKey={({ name }) => name}
      columns={[
        { key: 'name', header: '项目', rowHeader: true, cell: ({ name }) => name },
        { key: 'standard', header: '标准', wrap: true, cell: ({ standard }) => standard ?? '—' },
        { key: 'result', header: '结果', wrap: true, cell: ({ result }) => result },
        { key: 'pass', header: '判定', cell: (item) => <Verdict item={item} /> },
      ]}
    />
  );
}

/** On phones a table would hide its last column, the verdict. */
function TestList({ items }: TestsProps) {
  return (
    <ul className={styles.tests}>
      {items.map((item) => (
        <li key={item.name}>
          <div>
            <h3 className={styles.testName}>{item.name}</h3>
            <p>{item.result}</p>
            {item.standard && <p className={styles.standard}>标准：{item.standard}</p>}
          </div>
          <Verdict item={item} />
        </li>
      ))}
    </ul>
  );
}

function Verdict({ item }: { item: TestItem }) {
  const passed = item.pass === 1;
  const Icon = passed ? CircleCheck : CircleX;
  return (
    <span className={styles.verdict} data-passed={passed}>
      <Icon aria-hidden="true" />
      {passed ? '合格' : '不合格'}
    </span>
  );
}
