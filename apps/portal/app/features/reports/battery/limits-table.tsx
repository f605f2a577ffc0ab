import type { BatteryReport } from '@cheyantong/contract';
import { BATTERY_EDITION, type BatteryJudgement, type JudgedFigure } from '@cheyantong/domain';
import { classNames } from '../../../shared/ui/class-names.ts';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { NoteBand } from '../../../shared/ui/note-band.tsx';
import ruled from '../blocks/ruled-table.module.css';
import { Term } from '../blocks/term.tsx';
import { LevelBadge } from './level-badge.tsx';
import styles from './limits-table.module.css';
import { ZoneBar } from './zone-bar.tsx';

/** Names that want explaining. */
const TERMS = { soh: 'SOH', voltageDiff: '压差', insulationResistance: '绝缘电阻' } as const;

interface LimitsTableProps {
  judgement: BatteryJudgement;
  conclusion: BatteryReport['conclusion'];
}

/** Every figure with what is normal, what wants watching and what is too much. */
export function LimitsTable({ judgement, conclusion }: LimitsTableProps) {
  return (
    <>
      <div className={classNames(ruled.table, styles.limits)}>
        <DataTable
          caption="指标与限值"
          rows={judgement.figures}
          rowKey={({ key }) => key}
          columns={[
            { key: 'name', header: '指标', rowHeader: true, cell: (figure) => <Name figure={figure} /> },
            { key: 'words', header: '实测', numeric: true, cell: (figure) => <Measured figure={figure} /> },
            { key: 'good', header: '正常', numeric: true, cell: ({ limits }) => limits.good },
            { key: 'caution', header: '留意', numeric: true, cell: ({ limits }) => limits.caution },
            { key: 'bad', header: '超限', numeric: true, cell: ({ limits }) => limits.bad },
            { key: 'bar', header: '位置', cell: ({ bar }) => bar && <ZoneBar {...bar} /> },
            { key: 'level', header: '判断', cell: ({ level }) => <LevelBadge level={level} /> },
          ]}
        />
      </div>
      <NoteBand>
        限值由平台规程 {BATTERY_EDITION}自定，不是国家标准；保修与索赔以三包凭证上的限值为准。
        {conclusion && <> 服务机构意见：{conclusion}</>}
      </NoteBand>
    </>
  );
}

function Name({ figure: { key, name, remark } }: { figure: JudgedFigure }) {
  const term = key in TERMS ? TERMS[key as keyof typeof TERMS] : null;
  return (
    <>
      <strong>{term ? <Term word={term}>{name}</Term> : name}</strong>
      {remark && <small className={styles.remark}>{remark}</small>}
    </>
  );
}

const Measured = ({ figure: { words, level } }: { figure: JudgedFigure }) => (
  <strong className={styles.measured} data-level={level ?? undefined}>
    {words}
  </strong>
);
