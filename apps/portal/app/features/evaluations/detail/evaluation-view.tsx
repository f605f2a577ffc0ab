import { countEvaluationView } from '@cheyantong/contract';
import { useEffect } from 'react';
import { call } from '../../../shared/call.ts';
import { useIsMobile } from '../../../shared/settings.ts';
import { BelowFold } from '../../../shared/start/below-fold.tsx';
import { Contents } from '../../../shared/ui/contents.tsx';
import { CompareTray } from '../compared/compare-tray.tsx';
import type { Evaluation } from '../evaluation.ts';
import { ClassRanking } from './aside/class-ranking.tsx';
import { RelatedArticles } from './aside/related-articles.tsx';
import { Sponsor } from './aside/sponsor.tsx';
import { TestedCar } from './aside/tested-car.tsx';
import { Certificate } from './certificate.tsx';
import styles from './evaluation-view.module.css';
import { Figures } from './figures/figures.tsx';
import { Hero } from './hero/hero.tsx';
import { Modifiers } from './modifiers.tsx';
import { OldRevisionBand } from './old-revision-band.tsx';
import { CarsForSale } from './on-sale/cars-for-sale.tsx';
import type { CarsOnSale } from './on-sale/cars-query.ts';
import { PhoneBar } from './phone-bar.tsx';
import { Revisions } from './revisions.tsx';
import { Scores } from './scores/scores.tsx';
import { SECTIONS, sectionsOf } from './sections.ts';
import { Tests } from './tests/tests.tsx';

interface EvaluationViewProps {
  evaluation: Evaluation;
  carsSeed: CarsOnSale | undefined;
}

export function EvaluationView({ evaluation, carsSeed }: EvaluationViewProps) {
  useCountedView(evaluation.id);
  const isMobile = useIsMobile();
  const [first = 'scores', ...others] = sectionsOf(evaluation);
  const entry = (id: keyof typeof SECTIONS) => ({ id, title: SECTIONS[id] });
  return (
    <div className={styles.page}>
      {evaluation.superseded && <OldRevisionBand evaluation={evaluation} />}
      <Hero evaluation={evaluation} />
      <BelowFold rows>
        <Scores evaluation={evaluation} />
      </BelowFold>
      <BelowFold rows>
        <div className={styles.columns}>
          <Tests evaluation={evaluation} />
          <aside className={styles.aside} aria-label="受试车与来历">
            <Sponsor evaluation={evaluation} />
            <TestedCar evaluation={evaluation} />
            <ClassRanking evaluation={evaluation} />
            <RelatedArticles articles={evaluation.articles} />
            {!isMobile && (
              <div className={styles.contents} data-print="hide">
                <Contents entries={[entry(first), ...others.map(entry)]} numberFrom={1} />
              </div>
            )}
          </aside>
        </div>
      </BelowFold>
      <BelowFold rows>
        {evaluation.figures.length > 0 && <Figures figures={evaluation.figures} />}
        <div className={styles.halves}>
          <Modifiers evaluation={evaluation} />
          <Certificate evaluation={evaluation} />
        </div>
        <Revisions evaluation={evaluation} />
        <CarsForSale evaluation={evaluation} seed={carsSeed} />
      </BelowFold>
      {isMobile ? <PhoneBar evaluation={evaluation} /> : <CompareTray />}
    </div>
  );
}

/** A number for the list of what is read most; nobody waits for it, and nothing depends on it. */
function useCountedView(id: string): void {
  useEffect(() => {
    call(countEvaluationView, { params: { id } }).catch(() => undefined);
  }, [id]);
}
