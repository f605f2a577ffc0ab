import { Link2, Plus } from 'lucide-react';
import { useState } from 'react';
import { PAGES } from '../../../pages.ts';
import { MOST_COMPARED } from '../../../shared/compare/comparison.ts';
import { copyText } from '../../../shared/copy-text.ts';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import { PageHeading } from '../../../shared/ui/page-heading.tsx';
import type { Evaluation } from '../evaluation.ts';
import { CarPicker } from './car-picker.tsx';
import styles from './comparison-view.module.css';
import { groupByEdition, mainGroup } from './edition-groups.ts';
import { EditionRadars } from './edition-radars.tsx';
import type { Pair } from './pairs/pair-words.ts';
import { Pairs } from './pairs/pairs.tsx';
import { CompareTable } from './table/compare-table.tsx';
import { type EditionScores, WhatIf } from './what-if/what-if.tsx';

interface ComparisonViewProps {
  entries: readonly Evaluation[];
  pairs: readonly Pair[];
  missing: readonly string[];
  /** As the address has them. */
  weights: string;
  scoresSeed: EditionScores | undefined;
}

/** First what may be compared at all, then the comparison. */
export function ComparisonView({ entries, pairs, missing, weights, scoresSeed }: ComparisonViewProps) {
  /** The place a car is chosen for: that of another, or one more at the end. */
  const [choosing, setChoosing] = useState<number | null>(null);
  const ids = entries.map(({ id }) => id);
  const groups = groupByEdition(entries);
  const main = mainGroup(groups);
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <PageHeading aside={`${entries.length} 款，最多 ${MOST_COMPARED} 款。只把能比的放在一起`}>
          {PAGES.evaluationComparison.title}
        </PageHeading>
        <div className={styles.actions} data-print="hide">
          <Badge outline>演示数据</Badge>
          {entries.length < MOST_COMPARED && (
            <Button
              tone="secondary"
              size="small"
              icon={<Plus aria-hidden="true" />}
              onClick={() => setChoosing(entries.length)}
            >
              再加一款
            </Button>
          )}
          <Button tone="secondary" size="small" icon={<Link2 aria-hidden="true" />} onClick={copyAddress}>
            复制链接
          </Button>
        </div>
      </div>
      {missing.length > 0 && (
        <NoteBand tone="caution">
          有 {missing.length} 款没有找到（{missing.join('、')}），可能链接有误或结果已撤回，其余照常对比。
        </NoteBand>
      )}
      {entries.length === 1 && (
        <NoteBand>只有一款，还没有对比的对象。点「再加一款」，或到测评专区勾选。</NoteBand>
      )}
      {pairs.length > 0 && <Pairs pairs={pairs} entries={entries} />}
      <CompareTable
        groups={groups}
        pairs={pairs}
        ids={ids}
        onReplace={(id) => setChoosing(ids.indexOf(id))}
      />
      <EditionRadars groups={groups} entries={entries} />
      {main && (
        <WhatIf
          group={main}
          outside={entries.filter((entry) => !main.entries.includes(entry))}
          ids={ids}
          asked={weights}
          seed={scoresSeed}
        />
      )}
      <CarPicker ids={ids} place={choosing} onClose={() => setChoosing(null)} />
    </div>
  );
}

const copyAddress = (): Promise<void> =>
  copyText(location.href, { done: '链接已复制', refused: '无法复制，请从地址栏复制链接' });
