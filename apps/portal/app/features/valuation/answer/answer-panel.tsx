import { Car } from 'lucide-react';
import type { ReactNode } from 'react';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { SkeletonBlock, SkeletonGroup, SkeletonLine } from '../../../shared/ui/skeleton.tsx';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import type { UsedCarPriceState } from '../use-used-car-price.ts';
import styles from './answer-panel.module.css';
import { answerWords } from './answer-words.ts';
import { PriceAnswer } from './price-answer.tsx';

interface AnswerPanelProps {
  state: UsedCarPriceState;
  /** Names of the answers that are still to be given. */
  missing: readonly string[];
}

/** Where the free valuation appears, from the first question to its answer. */
export function AnswerPanel({ state, missing }: AnswerPanelProps) {
  const { price, answer } = state;
  const isUpdating = price.isPlaceholderData && price.isFetching;
  return (
    <Card aria-label="估值结果" aria-busy={isUpdating} className={styles.panel}>
      <VisuallyHidden>
        <span aria-live="polite">{answer && !isUpdating ? answerWords(answer) : ''}</span>
      </VisuallyHidden>
      {contentOf(state, missing)}
    </Card>
  );
}

function contentOf(
  { isAsked, price, answer, refusal }: UsedCarPriceState,
  missing: readonly string[],
): ReactNode {
  if (!isAsked) return <Invitation missing={missing} />;
  if (refusal) return <Refusal sentence={refusal} />;
  if (price.isError)
    return (
      <ErrorState title="暂时没有估出来" onRetry={() => price.refetch()} retrying={price.isFetching}>
        {price.error.message}
      </ErrorState>
    );
  return answer ? <PriceAnswer answer={answer} /> : <Waiting />;
}

const Invitation = ({ missing }: { missing: readonly string[] }) => (
  <EmptyState title="填完四项，马上看到价格">
    {missing.length > 0 ? `还差：${missing.join('、')}。` : '请把车型和城市选到最后一级。'}
    免费，不需要手机号。
  </EmptyState>
);

/** The answers do not go together: a sentence that says which, where the price would stand. */
const Refusal = ({ sentence }: { sentence: string }) => (
  <div role="status">
    <EmptyState title="这样填估不出来" drawing={<Car className={styles.refused} />}>
      {sentence}
    </EmptyState>
  </div>
);

const Waiting = () => (
  <SkeletonGroup label="正在估值">
    <SkeletonLine width="60%" />
    <SkeletonLine width="80%" />
    <SkeletonBlock height={96} />
    <SkeletonBlock height={68} />
  </SkeletonGroup>
);
