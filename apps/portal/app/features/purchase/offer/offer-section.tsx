import type { Provider } from '@cheyantong/contract';
import { useState } from 'react';
import { openDialog } from '../../../shared/dialogs/open-dialog.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { fieldMark } from '../../../shared/ui/focus-field.ts';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { ProviderComparison, RATE_WORDS } from '../../catalogue/index.ts';
import { chooseProvider } from '../order-draft.ts';
import type { OrderForm } from '../use-order-form.ts';
import { CoverageNotice } from './coverage-notice.tsx';
import { CurrentProvider } from './current-provider.tsx';
import { ElsewhereNotice } from './elsewhere-notice.tsx';
import styles from './offer-section.module.css';
import { PackageChoice } from './package-choice.tsx';

/** Who does it and as what, with the price. */
export function OfferSection({ form }: { form: OrderForm }) {
  const { content, offer } = form;
  return (
    <Card
      title={content.packageTitle}
      aside={(offer.providers.data?.length ?? 0) > 1 && <ProviderSwitch form={form} />}
      {...fieldMark('offer')}
    >
      <OfferBody form={form} />
    </Card>
  );
}

function ProviderSwitch({ form: { service, offer, byPlate, car } }: { form: OrderForm }) {
  return (
    <Button
      tone="secondary"
      size="small"
      onClick={() =>
        openDialog({
          kind: 'providers',
          service,
          chosenId: offer.provider?.id,
          vin: byPlate ? undefined : car.vin,
          onChoose: ({ id }) => chooseProvider(service, id),
        })
      }
    >
      更换服务商
    </Button>
  );
}

function OfferBody({ form }: { form: OrderForm }) {
  const { providers, provider, elsewhere } = form.offer;
  if (providers.isPending) return <OfferOutline />;
  if (providers.isError && !providers.data)
    return (
      <ErrorState onRetry={() => providers.refetch()} retrying={providers.isFetching}>
        {providers.error.message}
      </ErrorState>
    );
  if (!provider) return <EmptyState title="暂无服务商">这项服务还没有合作机构，请稍后再来。</EmptyState>;
  return (
    <div className={styles.offer}>
      <CurrentProvider service={form.service} provider={provider} coverage={form.offer.coverage} />
      {provider.spuId === null ? (
        <ElsewhereNotice provider={provider} link={null} />
      ) : (
        <PackageChoice offer={form.offer} error={form.shown.offer} />
      )}
      {elsewhere && <ElsewhereNotice provider={provider} link={elsewhere} />}
      <CoverageNotice form={form} />
      <AllProviders form={form} providers={providers.data} />
    </div>
  );
}

/** The whole field on demand; most visitors take the first. */
function AllProviders({ form, providers }: { form: OrderForm; providers: Provider[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (providers.length < 2) return null;
  return (
    <div>
      <button
        type="button"
        className={styles.toggle}
        aria-expanded={isOpen}
        onClick={() => setIsOpen((open) => !open)}
      >
        {isOpen
          ? '收起对比'
          : `对比全部 ${providers.length} 家：价格、用时、${RATE_WORDS[form.service]}与退款`}
      </button>
      {isOpen && (
        <ProviderComparison
          service={form.service}
          providers={providers}
          coverage={form.offer.coverage.data}
          chosenId={form.offer.provider?.id}
          onChoose={({ id }) => chooseProvider(form.service, id)}
        />
      )}
    </div>
  );
}

function OfferOutline() {
  return (
    <SkeletonGroup label="正在加载服务商">
      <div className={styles.offer}>
        <SkeletonBlock height={72} />
        <SkeletonBlock height={112} />
      </div>
    </SkeletonGroup>
  );
}
