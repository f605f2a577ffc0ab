import type { CoverageAnswer, Provider } from '@cheyantong/contract';
import { PROVIDERS_PER_PAGE, type Service } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ProvidersRequest } from '../../shared/dialogs/open-dialog.ts';
import { Dialog } from '../../shared/ui/dialog.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Pagination } from '../../shared/ui/pagination.tsx';
import { SkeletonCard, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { coverageQuery, providersQuery } from './catalogue-queries.ts';
import { RATE_WORDS } from './offer-words.ts';
import { ProviderCard } from './provider-card.tsx';
import styles from './providers-dialog.module.css';

interface ProvidersDialogProps {
  open: boolean;
  onClose: () => void;
  onClosed: () => void;
  request: ProvidersRequest;
}

/** Who shall do it: three institutions at a time, with what is known of each. */
export default function ProvidersDialog({ open, onClose, onClosed, request }: ProvidersDialogProps) {
  const providers = useQuery(providersQuery(request.service));
  const coverage = useQuery(coverageQuery(request.service, request.vin ?? ''));
  return (
    <Dialog
      open={open}
      onClose={onClose}
      onClosed={onClosed}
      title="选择第三方服务商下单"
      description={`用时和${RATE_WORDS[request.service]}按本平台近期订单统计，样本不足的不作评价。`}
      width={800}
    >
      {providers.isPending ? (
        <CardsOutline />
      ) : providers.isError ? (
        <ErrorState onRetry={() => providers.refetch()} retrying={providers.isFetching}>
          {providers.error.message}
        </ErrorState>
      ) : providers.data.length === 0 ? (
        <EmptyState title="暂无服务商">这项服务还没有合作机构，请稍后再来。</EmptyState>
      ) : (
        <Cards
          service={request.service}
          providers={providers.data}
          coverage={coverage.data}
          chosenId={request.chosenId}
          onChoose={(provider) => {
            request.onChoose(provider);
            onClose();
          }}
        />
      )}
    </Dialog>
  );
}

interface CardsProps {
  service: Service;
  providers: readonly Provider[];
  coverage: CoverageAnswer | undefined;
  chosenId: string | undefined;
  onChoose: (provider: Provider) => void;
}

function Cards({ service, providers, coverage, chosenId, onChoose }: CardsProps) {
  const [page, setPage] = useState(() => pageOf(providers, chosenId));
  const shown = providers.slice((page - 1) * PROVIDERS_PER_PAGE, page * PROVIDERS_PER_PAGE);
  return (
    <>
      <ul className={styles.cards}>
        {shown.map((provider) => (
          <li key={provider.id}>
            <ProviderCard
              service={service}
              provider={provider}
              coverage={coverage}
              isChosen={provider.id === chosenId}
              onChoose={() => onChoose(provider)}
            />
          </li>
        ))}
      </ul>
      {providers.length > PROVIDERS_PER_PAGE && (
        <div className={styles.pager}>
          <Pagination
            label="服务商分页"
            page={page}
            pageSize={PROVIDERS_PER_PAGE}
            total={providers.length}
            unit="家"
            onChange={setPage}
          />
        </div>
      )}
    </>
  );
}

/** The page that holds the one already chosen. */
const pageOf = (providers: readonly Provider[], chosenId: string | undefined): number =>
  1 +
  Math.floor(
    Math.max(
      0,
      providers.findIndex(({ id }) => id === chosenId),
    ) / PROVIDERS_PER_PAGE,
  );

function CardsOutline() {
  return (
    <SkeletonGroup label="正在加载服务商">
      <div className={styles.cards}>
        {['一', '二', '三'].map((place) => (
          <SkeletonCard key={place} ratio="200 / 128" lines={5} />
        ))}
      </div>
    </SkeletonGroup>
  );
}
