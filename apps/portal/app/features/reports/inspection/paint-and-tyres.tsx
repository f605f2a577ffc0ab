import type { InspectionReport } from '@cheyantong/contract';
import { Check, CircleAlert } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import ruled from '../blocks/ruled-table.module.css';
import { Term } from '../blocks/term.tsx';
import styles from './paint-and-tyres.module.css';

/** Tread below this is worn out by law; below the second one it soon will be. */
const TREAD_MM = { worn: 1.6, soon: 3 } as const;

type PaintAndTyresProps = Pick<InspectionReport, 'paint' | 'tyres'>;

export function PaintAndTyres({ paint, tyres }: PaintAndTyresProps) {
  return (
    <>
      <h3 className={styles.title}>
        <Term word="漆膜厚度" /> <span>微米，原厂漆多在 90–150</span>
      </h3>
      <ul className={styles.paint}>
        {paint.map(({ part, thickness, repaired }) => (
          <li key={part} className={styles.spot} data-repaired={repaired === 1 || undefined}>
            <span className={styles.part}>{part}</span>
            <span className={styles.thickness}>{Math.round(thickness)}</span>
            {repaired === 1 && <span className={styles.repaired}>补漆</span>}
          </li>
        ))}
      </ul>
      <h3 className={styles.title}>轮胎</h3>
      <div className={ruled.table}>
        <DataTable
          caption="轮胎实测"
          rows={tyres}
          rowKey={({ position }) => position}
          columns={[
            { key: 'position', header: '位置', rowHeader: true, cell: ({ position }) => position },
            { key: 'brand', header: '品牌', cell: ({ brand }) => brand ?? '未记录' },
            {
              key: 'tread',
              header: <Term word="胎纹深度" />,
              name: '胎纹深度',
              cell: ({ treadDepth }) => (treadDepth === null ? '未测' : `${treadDepth.toFixed(1)} mm`),
            },
            {
              key: 'dot',
              header: <Term word="DOT 周次" />,
              name: 'DOT 周次',
              cell: ({ dot }) => dot ?? '未记录',
            },
            { key: 'state', header: '判断', cell: ({ treadDepth }) => <Tread depth={treadDepth} /> },
          ]}
        />
      </div>
    </>
  );
}

function Tread({ depth }: { depth: number | null }) {
  if (depth === null) return <Badge>未测</Badge>;
  if (depth < TREAD_MM.worn)
    return (
      <Badge tone="bad" icon={<CircleAlert aria-hidden="true" />}>
        应更换
      </Badge>
    );
  if (depth < TREAD_MM.soon)
    return (
      <Badge tone="caution" icon={<CircleAlert aria-hidden="true" />}>
        留意
      </Badge>
    );
  return (
    <Badge tone="good" icon={<Check aria-hidden="true" />}>
      正常
    </Badge>
  );
}
