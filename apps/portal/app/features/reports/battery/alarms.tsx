import type { BatteryReport } from '@cheyantong/contract';
import { ALARM_LEVELS } from '@cheyantong/domain';
import { Check, CircleAlert } from 'lucide-react';
import { Badge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import ruled from '../blocks/ruled-table.module.css';

const TONES = { 1: 'neutral', 2: 'caution', 3: 'bad' } as const;

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
            cell: ({ level }) => <Badge tone={TONES[level]}>{ALARM_LEVELS[level]}</Badge>,
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
