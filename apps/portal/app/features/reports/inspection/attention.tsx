import type { InspectionReport } from '@cheyantong/contract';
import { type Area as AreaOf, costWords, DEFECT_WORDS } from '@cheyantong/domain';
import { Check, ChevronDown, ChevronUp, CircleAlert, Minus } from 'lucide-react';
import { useState } from 'react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import ruled from '../blocks/ruled-table.module.css';
import styles from './attention.module.css';

type CheckItem = InspectionReport['frame'][number];
type Area = AreaOf<CheckItem>;

interface AttentionProps {
  areas: readonly Area[];
  total: number;
}

/** What wants attention with measured value, judgement and cost; all items on request. */
export function Attention({ areas, total }: AttentionProps) {
  const [showsAll, setShowsAll] = useState(false);
  const defects = areas.flatMap((area) => area.defects.map((item) => ({ area: area.name, item })));
  return (
    <>
      <div className={ruled.table}>
        <DataTable
          caption="需留意的项目"
          rows={defects}
          rowKey={({ item }) => item.itemCode}
          empty="没有需要留意的项目"
          columns={[
            { key: 'area', header: '区域', cell: ({ area }) => <span className={styles.area}>{area}</span> },
            {
              key: 'part',
              header: '部位',
              rowHeader: true,
              cell: ({ item }) => <strong>{item.itemName}</strong>,
            },
            { key: 'found', header: '发现', cell: ({ item }) => item.defectLabel ?? '异常' },
            { key: 'basis', header: '实测与依据', wrap: true, cell: ({ item }) => item.remark ?? '—' },
            { key: 'judgement', header: '判断', cell: ({ item }) => <Judgement item={item} /> },
            {
              key: 'cost',
              header: '预计费用',
              numeric: true,
              cell: ({ item }) => costWords(item.costLow, item.costHigh),
            },
          ]}
        />
      </div>
      <div className={styles.more} data-print="hide">
        <Button
          tone="quiet"
          size="small"
          icon={showsAll ? <ChevronUp aria-hidden="true" /> : <ChevronDown aria-hidden="true" />}
          aria-expanded={showsAll}
          aria-controls="all-items"
          onClick={() => setShowsAll(!showsAll)}
        >
          {showsAll ? '收起' : `展开全部 ${total} 项`}
        </Button>
      </div>
      <div id="all-items" hidden={!showsAll}>
        {areas.map((area) => (
          <AllItems key={area.code} area={area} />
        ))}
      </div>
    </>
  );
}

function AllItems({ area }: { area: Area }) {
  return (
    <div className={styles.group}>
      <h3 className={styles.groupTitle}>
        {area.name} <span className={styles.groupCount}>{area.items.length} 项</span>
      </h3>
      <ul className={styles.items}>
        {area.items.map((item) => (
          <li key={item.itemCode} className={styles.item}>
            <span>
              {item.itemName}
              {item.remark && <span className={styles.remark}>{item.remark}</span>}
            </span>
            <Judgement item={item} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function Judgement({ item: { result, degree } }: { item: CheckItem }) {
  if (result === 0) {
    return (
      <Badge tone="good" icon={<Check aria-hidden="true" />}>
        正常
      </Badge>
    );
  }
  if (result === 2) return <Badge icon={<Minus aria-hidden="true" />}>未检</Badge>;
  return (
    <Badge tone={degree === 3 ? 'bad' : 'caution'} icon={<CircleAlert aria-hidden="true" />}>
      {DEFECT_WORDS[degree ?? 2].word}
    </Badge>
  );
}
