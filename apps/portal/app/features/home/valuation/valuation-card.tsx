import { ShieldCheck } from 'lucide-react';
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
  const [isAsked, setIsAsked] = useState(false);
  const isComplete = Object.keys(car.problems).length === 0;
  return (
    <section className={styles.card} aria-labelledby="valuation-title">
      <header className={styles.header}>
        <h2 id="valuation-title" className={styles.title}>
          免费估值
        </h2>
        <p className={styles.remark}>填完即得，不留手机号</p>
      </header>
      {isAsked && isComplete ? (
        <Suspense>
          <CardAnswer
            answers={car.answers}
            carForSale={carForSale(car.answers)}
            onChange={() => setIsAsked(false)}
          />
        </Suspense>
      ) : (
        <>
          <CarQuestions car={car} wasTried={isAsked} onAsk={() => setIsAsked(true)} onReach={loadAnswer} />
          <footer className={styles.footer}>
            <ShieldCheck aria-hidden="true" />
            给出区间，也说明误差；依据车商报价，不是成交价
          </footer>
        </>
      )}
    </section>
  );
}
