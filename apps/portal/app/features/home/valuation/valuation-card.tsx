import { lazy, Suspense, useState } from 'react';
import { carForSale, useCarAnswers } from '../../valuation/index.ts';
import { CarQuestions } from './car-questions.tsx';
import styles from './valuation-card.module.css';

/** Fetched when somebody asks. */
const loadAnswer = () => import('./card-answer.tsx');
const CardAnswer = lazy(loadAnswer);

/** The car in four answers, and in the same place what it is worth. What was entered stays, here and on the page of the valuation. */
export function ValuationCard() {
  const car = useCarAnswers();
  const [stage, setStage] = useState<'questions' | 'tried' | 'answer'>('questions');
  const isComplete = Object.keys(car.problems).length === 0;
  return (
    <section className={styles.card} aria-labelledby="valuation-title">
      <header className={styles.header}>
        <h2 id="valuation-title" className={styles.title}>
          免费估值
        </h2>
        <p className={styles.remark}>填完即得，不留手机号</p>
      </header>
      {stage === 'answer' && isComplete ? (
        <Suspense>
          <CardAnswer
            answers={car.answers}
            carForSale={carForSale(car.answers)}
            onChange={() => setStage('questions')}
          />
        </Suspense>
      ) : (
        <CarQuestions
          car={car}
          wasTried={stage === 'tried'}
          onAsk={() => setStage(isComplete ? 'answer' : 'tried')}
          onReach={loadAnswer}
        />
      )}
    </section>
  );
}
