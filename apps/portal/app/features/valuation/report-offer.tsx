import { openDialog } from '../../shared/dialogs/open-dialog.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ErrorState } from '../../shared/ui/error-state.tsx';
import { Field } from '../../shared/ui/field.tsx';
import { fieldMark } from '../../shared/ui/focus-field.ts';
import { NoteBand } from '../../shared/ui/note-band.tsx';
import { RadioGroup } from '../../shared/ui/radio-group.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../shared/ui/skeleton.tsx';
import { CoverageBadge, durationWords, ProviderLogo, priceText } from '../catalogue/index.ts';
import { chooseProvider, chooseSku, ElsewhereNotice, isInStock } from '../purchase/index.ts';
import styles from './report-offer.module.css';
import type { ValuationFormState } from './use-valuation-form.ts';

/** Who makes the report, and which of its kinds. */
export function ReportOffer({ form: { offer, vin, shown } }: { form: ValuationFormState }) {
  const { providers, provider, skus, sku, elsewhere, coverage } = offer;
  if (providers.isPending)
    return (
      <SkeletonGroup label="正在加载服务商">
        <SkeletonBlock height={72} />
      </SkeletonGroup>
    );
  if (!provider)
    return (
      <ErrorState
        title="暂时没有服务商"
        onRetry={() => providers.refetch()}
        retrying={providers.isFetching}
      />
    );
  return (
    <div className={styles.offer} {...fieldMark('offer')}>
      <div className={styles.provider}>
        <ProviderLogo provider={provider} />
        <div className={styles.who}>
          <p className={styles.name}>{provider.brandName}</p>
          <p className={styles.source}>
            {provider.trackRecord.medianMinutes === null
              ? `本服务由${provider.brandName}提供`
              : `付款后${durationWords(provider.trackRecord.medianMinutes)}出报告`}
          </p>
          <CoverageBadge answer={coverage.data} providerId={provider.id} />
        </div>
        <Button
          tone="secondary"
          size="small"
          onClick={() =>
            openDialog({
              kind: 'providers',
              service: 'valuation',
              chosenId: provider.id,
              vin,
              onChoose: ({ id }) => chooseProvider('valuation', id),
            })
          }
        >
          更换服务商
        </Button>
      </div>
      {(provider.spuId === null || elsewhere) && <ElsewhereNotice provider={provider} link={elsewhere} />}
      {shown.offer && <NoteBand tone="bad">{shown.offer}</NoteBand>}
      {skus.length > 1 && (
        <Field label="报告" group>
          <RadioGroup
            value={sku?.id ?? ''}
            onValueChange={(skuId) => chooseSku('valuation', provider.id, skuId)}
            options={skus.map((each) => ({
              value: each.id,
              label: `${each.name} ¥${priceText(each.price)}`,
              description: each.description,
              disabled: !isInStock(each),
            }))}
          />
        </Field>
      )}
    </div>
  );
}
