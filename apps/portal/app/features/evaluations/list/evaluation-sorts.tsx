import { Download } from 'lucide-react';
import { SortRow } from '../../../shared/list/sort-row.tsx';
import { sortOf, TOTAL } from './evaluation-list.ts';
import styles from './evaluation-sorts.module.css';
import { openDataAddress } from './open-data-address.ts';
import type { EvaluationListState } from './use-evaluation-list.ts';

const HIGH_FIRST = { first: 'desc', words: { asc: '从低到高', desc: '从高到低' } } as const;

export function EvaluationSorts({ state }: { state: EvaluationListState }) {
  const { list, query, edition, evaluations } = state;
  if (!edition) return null;
  return (
    <div className={styles.row}>
      <SortRow
        list={list}
        query={{ ...query, sortField: undefined, sort: undefined, ...sortOf(query, edition) }}
        usual="最新发布"
        orders={[
          { field: TOTAL, name: '总分', ...HIGH_FIRST },
          ...edition.areas.map(({ code, name }) => ({ field: code, name, ...HIGH_FIRST })),
        ]}
        total={evaluations.data?.total}
        unit="款"
      />
      <a href={openDataAddress(query, edition)} download className={styles.download}>
        <Download aria-hidden="true" />
        下载 CSV
      </a>
    </div>
  );
}
