import type { ValuationReport } from '@cheyantong/contract';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import ruled from '../blocks/ruled-table.module.css';
import { KINDS } from './kinds.ts';

/** Three conditions by three kinds of sale: nine prices, each once. */
export const ConditionPrices = ({ prices }: Pick<ValuationReport, 'prices'>) => (
  <div className={ruled.table}>
    <DataTable
      caption="三种车况的价格，万元"
      rows={prices}
      rowKey={({ condition }) => condition}
      columns={[
        {
          key: 'condition',
          header: '车况',
          rowHeader: true,
          cell: ({ conditionLabel }) => <strong>车况{conditionLabel.replace(/^车况/, '')}</strong>,
        },
        { key: 'meaning', header: '怎样算', wrap: true, cell: ({ conditionDesc }) => conditionDesc },
        ...KINDS.map(({ key, name }) => ({
          key,
          header: name,
          numeric: true,
          cell: (row: ValuationReport['prices'][number]) => row[key].mid.toFixed(2),
        })),
      ]}
    />
  </div>
);
