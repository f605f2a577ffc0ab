import type { CoverageAnswer, Provider } from '@cheyantong/contract';
import type { Service } from '@cheyantong/domain';
import { Badge } from '../../../shared/ui/badge.tsx';
import { CoverageBadge, ProviderLogo, providerFacts } from '../../catalogue/index.ts';
import styles from './current-provider.module.css';

interface CurrentProviderProps {
  service: Service;
  provider: Provider;
  coverage: { data: CoverageAnswer | undefined; isFetching: boolean };
}

/** The institution that is chosen, and how it has done so far. */
export function CurrentProvider({ service, provider, coverage }: CurrentProviderProps) {
  return (
    <section className={styles.provider} aria-label="当前服务商">
      <ProviderLogo provider={provider} />
      <div className={styles.who}>
        <h3 className={styles.name}>{provider.brandName}</h3>
        <p className={styles.source}>
          本服务由{provider.brandName}提供
          {coverage.isFetching ? (
            <Badge>正在核验…</Badge>
          ) : (
            <CoverageBadge answer={coverage.data} providerId={provider.id} />
          )}
        </p>
      </div>
      <dl className={styles.facts}>
        {providerFacts(service, provider).map(({ name, value, remark, unknown }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd data-unknown={unknown}>{value}</dd>
            {remark && <dd className={styles.remark}>{remark}</dd>}
          </div>
        ))}
      </dl>
    </section>
  );
}
