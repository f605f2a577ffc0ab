import type { CoverageAnswer, Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { Button } from '../../shared/ui/button.tsx';
import hiddenStyles from '../../shared/ui/visually-hidden.module.css';
import { CoverageBadge } from './coverage-badge.tsx';
import styles from './provider-comparison.module.css';
import { isOrderable, providerFigures } from './provider-facts.ts';

interface ProviderComparisonProps {
  service: Service;
  providers: readonly Provider[];
  coverage: CoverageAnswer | undefined;
  chosenId: string | undefined;
  onChoose: (provider: Provider) => void;
}

/** All institutions of a service side by side; on a phone one below the other. */
export function ProviderComparison(props: ProviderComparisonProps) {
  const { service, providers, coverage, chosenId, onChoose } = props;
  const [first] = providers;
  if (!first) return null;
  return (
    <table className={styles.table}>
      <caption className={hiddenStyles.hidden}>服务商对比</caption>
      <thead>
        <tr>
          <th scope="col">服务商</th>
          {providerFigures(service, first).map(({ name }) => (
            <th key={name} scope="col">
              {name}
            </th>
          ))}
          <th scope="col">退款</th>
          <th scope="col">选择</th>
        </tr>
      </thead>
      <tbody>
        {providers.map((provider) => (
          <tr key={provider.id} data-chosen={provider.id === chosenId || undefined}>
            <th scope="row">
              {provider.brandName}
              <small>{provider.coverage}</small>
              <CoverageBadge answer={coverage} providerId={provider.id} />
            </th>
            {providerFigures(service, provider).map(({ name, value, remark, unknown }) => (
              <td key={name} className={styles.fact} data-name={name} data-unknown={unknown}>
                {value}
                {remark && <small>{remark}</small>}
              </td>
            ))}
            <td className={styles.rule}>{provider.refundRule}</td>
            <td className={styles.choice}>
              <Choice
                provider={provider}
                orderable={isOrderable(provider, coverage)}
                isChosen={provider.id === chosenId}
                onChoose={() => onChoose(provider)}
              />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
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
