import { listProviders, type Provider } from '@cheyantong/contract';
import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requestOf } from '../../server-context.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { providersOf } from '../catalogue/catalogue-queries.ts';
import { ReportPreview } from './report-preview.tsx';
import { SellCarCard } from './sell-car-card.tsx';
import { useCarAnswers } from './use-car-answers.ts';
import { ValuationForm } from './valuation-form.tsx';
import styles from './valuation-page.module.css';

export const loader = async ({ context }: LoaderFunctionArgs): Promise<Provider[] | null> =>
  await requestOf(context)
    .call(listProviders, providersOf('valuation'))
    .catch(() => null);

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

/** What is my car worth: the answers on the left, what they lead to on the right. */
export default function ValuationPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const car = useCarAnswers();
  return (
    <div className={styles.page}>
      <PageHeading aside="四个问题，给出区间，也说明误差。">卖车估值</PageHeading>
      <div className={styles.layout}>
        <div className={styles.column}>
          <ValuationForm car={car} seed={seed ?? undefined} />
          <SellCarCard answers={car.answers} />
        </div>
        <div className={classNames(styles.column, styles.answer)}>
          <ReportPreview />
        </div>
      </div>
    </div>
  );
}
