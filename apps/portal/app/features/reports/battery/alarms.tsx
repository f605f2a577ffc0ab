import type { BatteryReport } from '@cheyantong/contract';
import { Check, CircleAlert } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import ruled from '../blocks/ruled-table.module.css';

const LEVELS = {
  1: { word: '一级（提示）', tone: 'neutral' },
  2: { word: '二级（限制使用）', tone: 'caution' },
  3: { word: '三级（停车检查）', tone: 'bad' },
} as const;

export function Alarms({ alarms }: Pick<BatteryReport, 'alarms'>) {
  return (
    <div className={ruled.table}>
      <DataTable
        caption="告警明细"
        rows={alarms}
        rowKey={({ time, name }) => `${time} ${name}`}
        empty="接入的数据里没有告警记录"
        columns={[
          { key: 'time', header: '时间', cell: ({ time }) => time },
          { key: 'name', header: '告警', rowHeader: true, wrap: true, cell: ({ name }) => name },
          {
            key: 'level',
            header: '级别',
            cell: ({ level }) => <Badge tone={LEVELS[level].tone}>{LEVELS[level].word}</Badge>,
          },
          {
            key: 'handled',
            header: '处理',
            cell: ({ handled }) =>
              handled === 1 ? (
                <Badge tone="good" icon={<Check aria-hidden="true" />}>
                  已处理
                </Badge>
              ) : (
                <Badge tone="caution" icon={<CircleAlert aria-hidden="true" />}>
                  未处理
                </Badge>
              ),
          },
        ]}
      />
    </div>
  );
}
