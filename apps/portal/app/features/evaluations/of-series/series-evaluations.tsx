import { useQuery } from '@tanstack/react-query';
import { ChevronRight } from 'lucide-react';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import { evaluationAddress } from '../evaluation-addresses.ts';
import { scoreWords } from '../evaluation-words.ts';
import { Stars } from '../stars.tsx';
import { newestOfProgrammes, testedWords } from './newest-of-programmes.ts';
import styles from './series-evaluations.module.css';
import { evaluationsOfSeriesQuery, type Series } from './series-query.ts';

interface SeriesEvaluationsProps {
  series: Series;
  /** Of the car on the page, where it is known. */
  modelYear?: number | undefined;
}

/** How the series did, where it was tested; nothing otherwise. It comes last in its column, so that nothing moves. */
export function SeriesEvaluations({ series, modelYear }: SeriesEvaluationsProps) {
  const { data = [] } = useQuery(evaluationsOfSeriesQuery(series));
  const newest = newestOfProgrammes(data);
  if (newest.length === 0) return null;
  return (
    <Card title="这个车系的测评" remark="演示数据">
      <ul className={styles.list}>
        {newest.map((evaluation) => {
          const { id, programName, editionName, starLevel, totalScore } = evaluation;
          return (
            <li key={id}>
              <Link to={evaluationAddress(id)} className={styles.result}>
                <span className={styles.name}>
                  {programName} {editionName}
                </span>
                {starLevel !== null && <Stars level={starLevel} size={16} />}
                {totalScore !== null && <span className={styles.score}>{scoreWords(totalScore)}</span>}
                <ChevronRight aria-hidden="true" />
              </Link>
              <p className={styles.tested}>{testedWords(evaluation, modelYear)}</p>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
