import type { CoverageAnswer, Provider } from '@cheyantong/contract';
import { Button } from '../../shared/ui/button.tsx';
import { DataTable, type TableColumn } from '../../shared/ui/data-table.tsx';
import { CoverageBadge } from './coverage-badge.tsx';
import styles from './provider-comparison.module.css';
import { isOrderable, providerFacts } from './provider-facts.ts';

interface ProviderComparisonProps {
  providers: readonly Provider[];
  coverage: CoverageAnswer | undefined;
  chosenId: string | undefined;
  onChoose: (provider: Provider) => void;
}

/** All institutions of a service side by side. */
export function ProviderComparison({ providers, coverage, chosenId, onChoose }: ProviderComparisonProps) {
  const columns: TableColumn<Provider>[] = [
    {
      key: 'name',
      header: '服务商',
      rowHeader: true,
      cell: (provider) => (
        <span className={styles.name}>
          {provider.brandName}
          <CoverageBadge answer={coverage} providerId={provider.id} />
        </span>
      ),
    },
    ...['价格', '中位用时', '查得率', '品牌'].map((name) => factColumn(name)),
    {
      key: 'refund',
      header: '退款',
      wrap: true,
      cell: ({ refundRule }) => <span className={styles.rule}>{refundRule}</span>,
    },
    {
      key: 'choose',
      header: '选择',
      cell: (provider) => (
        <Choice
          provider={provider}
          orderable={isOrderable(provider, coverage)}
          isChosen={provider.id === chosenId}
          onChoose={() => onChoose(provider)}
        />
      ),
    },
  ];
  return <DataTable caption="服务商对比" columns={columns} rows={providers} rowKey={({ id }) => id} />;
}

function factColumn(name: string): TableColumn<Provider> {
  return {
    key: name,
    header: name,
    cell: (provider) => {
      const fact = providerFacts(provider).find((each) => each.name === name);
      return (
        <span className={styles.fact} data-unknown={fact?.unknown}>
          {fact?.value}
          {fact?.remark && <small>{fact.remark}</small>}
        </span>
      );
    },
  };
}

interface ChoiceProps {
  provider: Provider;
  orderable: boolean;
  isChosen: boolean;
  onChoose: () => void;
}

function Choice({ provider: { spuId, brandName }, orderable, isChosen, onChoose }: ChoiceProps) {
  if (isChosen) return <span className={styles.chosen}>当前选择</span>;
  if (!orderable) return <span className={styles.closed}>{spuId === null ? '小程序下单' : '不可选'}</span>;
  return (
    <Button tone="secondary" size="small" aria-label={`改用${brandName}`} onClick={onChoose}>
      选择
    </Button>
  );
}
