import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { Field } from '../../../shared/ui/field.tsx';
import { Price } from '../../../shared/ui/price.tsx';
import { RadioGroup } from '../../../shared/ui/radio-group.tsx';
import { SkeletonBlock, SkeletonGroup } from '../../../shared/ui/skeleton.tsx';
import { priceText } from '../../catalogue/index.ts';
import { chooseSku } from '../order-draft.ts';
import { isInStock, type Sku } from './offer-seed.ts';
import styles from './package-choice.module.css';
import type { Offer } from './use-offer.ts';

interface PackageChoiceProps {
  offer: Offer;
  error: string | undefined;
}

/** The packages of the chosen provider. */
export function PackageChoice({ offer: { service, provider, spu, skus, sku }, error }: PackageChoiceProps) {
  if (spu.isPending)
    return (
      <SkeletonGroup label="正在加载套餐">
        <SkeletonBlock height={112} />
      </SkeletonGroup>
    );
  if (spu.isError)
    return (
      <ErrorState onRetry={() => spu.refetch()} retrying={spu.isFetching}>
        {spu.error.message}
      </ErrorState>
    );
  return (
    <div className={styles.packages}>
      <Field label="套餐" group error={error}>
        <RadioGroup
          look="tiles"
          value={sku?.id ?? ''}
          onValueChange={(skuId) => provider && chooseSku(service, provider.id, skuId)}
          options={skus.map((each) => ({
            value: each.id,
            label: each.name,
            description: <PackageWords sku={each} />,
            disabled: !isInStock(each),
          }))}
        />
      </Field>
    </div>
  );
}

function PackageWords({ sku }: { sku: Sku }) {
  return (
    <span className={styles.words}>
      <span>{isInStock(sku) ? sku.description : '今日名额已满'}</span>
      <Price currency="¥" amount={priceText(sku.price)} size={24} />
    </span>
  );
}
