import { type LoaderFunctionArgs, useLoaderData } from 'react-router';
import { requestOf } from '../../shared/server-context.ts';
import { useIsMobile } from '../../shared/settings.ts';
import { classNames } from '../../shared/ui/class-names.ts';
import { PageHeading } from '../../shared/ui/page-heading.tsx';
import { SeriesEvaluations } from '../evaluations/index.ts';
import { loadOffer, type OfferSeed } from '../purchase/index.ts';
import { AnswerPanel } from './answer/answer-panel.tsx';
import { stillMissing } from './price-question.ts';
import { ReportPreview } from './report-preview.tsx';
import { SellCarCard } from './sell-car-card.tsx';
import { useCarAnswers } from './use-car-answers.ts';
import { useUsedCarPrice } from './use-used-car-price.ts';
import { ValuationForm } from './valuation-form.tsx';
import styles from './valuation-page.module.css';

export const loader = ({ request, context }: LoaderFunctionArgs): Promise<OfferSeed | null> =>
  loadOffer(requestOf(context).call, 'valuation', new URL(request.url));

/** In the browser the page asks by itself and shows its outline meanwhile. */
export const clientLoader = (): null => null;

/** What is my car worth: the answers on the left, what they lead to on the right; on a phone right below them. */
export default function ValuationPage() {
  const seed = useLoaderData<typeof loader | typeof clientLoader>();
  const isMobile = useIsMobile();
  const car = useCarAnswers();
  const state = useUsedCarPrice(car.answers);
  const series = state.answer && car.answers.model[1];
  const panel = <AnswerPanel state={state} missing={stillMissing(car.answers)} />;
  return (
    <div className={styles.page}>
      <PageHeading aside="填完即得，不需要手机号。给出区间，也说明误差。">卖车估值</PageHeading>
      <div className={styles.layout}>
        <div className={styles.column}>
          <ValuationForm car={car} valued={state} seed={seed ?? undefined}>
            {isMobile && panel}
          </ValuationForm>
          <SellCarCard answers={car.answers} />
        </div>
        <div className={classNames(styles.column, styles.answer)}>
          {!isMobile && panel}
          <ReportPreview />
          {series && <SeriesEvaluations series={{ seriesId: series.code }} />}
        </div>
      </div>
    </div>
  );
}
