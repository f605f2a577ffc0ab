import type { Provider } from '@cheyantong/contract';
import { SERVICES, type Service } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useIsMobile } from '../../../shared/settings.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { providersQuery } from '../catalogue-queries.ts';
import { RATE_WORDS } from '../offer-words.ts';
import { ProviderRow } from './provider-row.tsx';
import styles from './provider-section.module.css';
import { ENOUGH_TO_RANK, inRankOrder } from './ranking.ts';
import { SERVICE_WORDS } from './service-words.ts';

/** One under the other: more would push the other services out of reach. */
const SHOWN_ON_PHONES = 3;

/** Who does one kind of work, compared by what came of the orders here. */
export function ProviderSection({ service, seed }: { service: Service; seed: Provider[] | undefined }) {
  const providers = useQuery({ ...providersQuery(service), ...(seed && { initialData: seed }) });
  const { icon: Icon, text } = SERVICE_WORDS[service];
  const rate = RATE_WORDS[service];
  return (
    <section id={service} className={styles.section} aria-labelledby={`${service}-title`}>
      <header className={styles.header}>
        <h2 id={`${service}-title`} className={styles.title}>
          <Icon aria-hidden="true" />
          {SERVICES[service].name}
        </h2>
        <span className={styles.remark}>{text}</span>
        <span className={styles.order}>
          按{rate}排，不足 {ENOUGH_TO_RANK} 单不排名
        </span>
      </header>
      {providers.isPending ? (
        <SkeletonGroup label="正在加载服务商">
          <SkeletonBlock height={320} />
        </SkeletonGroup>
      ) : providers.isError ? (
        <ErrorState onRetry={() => providers.refetch()} retrying={providers.isFetching}>
          {providers.error.message}
        </ErrorState>
      ) : providers.data.length === 0 ? (
        <EmptyState title="暂无服务商">这项服务还没有合作机构，请稍后再来。</EmptyState>
      ) : (
        <>
          <div className={styles.columns} aria-hidden="true">
            <span>服务商</span>
            <span>价格</span>
            <span>一般用时</span>
            <span>{rate}，带 95% 区间</span>
            <span>退款</span>
          </div>
          <Rows service={service} providers={inRankOrder(providers.data)} />
        </>
      )}
    </section>
  );
}

function Rows({ service, providers }: { service: Service; providers: readonly Provider[] }) {
  const shown = useIsMobile() ? SHOWN_ON_PHONES : providers.length;
  const rows = (some: readonly Provider[]) => (
    <ul className={styles.rows}>
      {some.map((provider) => (
        <li key={provider.id}>
          <ProviderRow service={service} provider={provider} />
        </li>
      ))}
    </ul>
  );
  return (
    <>
      {rows(providers.slice(0, shown))}
      {providers.length > shown && (
        <details className={styles.others}>
          <summary>另外 {providers.length - shown} 家</summary>
          {rows(providers.slice(shown))}
        </details>
      )}
    </>
  );
}
