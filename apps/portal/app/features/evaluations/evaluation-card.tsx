import type { EvaluationItem } from '@cheyantong/contract';
import { groupedNumber } from '@cheyantong/domain';
import { useIsMobile } from '../../shared/settings.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { classNames } from '../../shared/ui/class-names.ts';
import { Link } from '../../shared/ui/link.tsx';
import offer from '../../shared/ui/offer-card.module.css';
import { AreaScores } from './area-scores.tsx';
import { CarSide } from './car-side.tsx';
import { CompareCheckbox } from './compared/compare-toggle.tsx';
import { evaluationAddress } from './evaluation-addresses.ts';
import styles from './evaluation-card.module.css';
import { dayWords, evaluatedName, scoreWords, testedTrim } from './evaluation-words.ts';
import { Remark } from './remark.tsx';
import { Stars } from './stars.tsx';

interface EvaluationCardProps {
  evaluation: EvaluationItem;
  /** In the first window: its picture is fetched at once. */
  eager?: boolean | undefined;
  level?: 2 | 3 | undefined;
  /** Where nothing is compared. */
  plain?: boolean | undefined;
}

/** One result. The whole card leads to it; the box for comparing lies above that link. */
export function EvaluationCard({ evaluation, eager, level = 3, plain }: EvaluationCardProps) {
  const isMobile = useIsMobile();
  const Heading = level === 2 ? 'h2' : 'h3';
  const { totalScore, starLevel, editionName, lengthMm, areas, remark, isNew, publishTime } = evaluation;
  const day = (
    <time dateTime={publishTime.slice(0, 10)} className={styles.day}>
      {dayWords(publishTime)}
    </time>
  );
  return (
    <article className={classNames(offer.card, styles.card)}>
      <div className={styles.picture}>
        <CarSide car={evaluation} eager={eager} sizes={isMobile ? '92px' : '260px'} />
        {!isMobile && (
          <>
            <span className={styles.drawn}>示意图</span>
            {lengthMm !== null && <LengthLine mm={lengthMm} />}
          </>
        )}
        {isNew && (
          <span className={styles.new}>
            <Badge tone="brand">新发布</Badge>
          </span>
        )}
      </div>
      <div className={styles.naming}>
        <Heading className={offer.name}>
          <Link to={evaluationAddress(evaluation.id)} className={offer.link}>
            {evaluatedName(evaluation)}
          </Link>
        </Heading>
        <p className={styles.trim}>{testedTrim(evaluation)}</p>
      </div>
      {totalScore !== null && (
        <p className={styles.total}>
          {scoreWords(totalScore)}
          <span className={styles.unit}>分</span>
        </p>
      )}
      <p className={styles.judged}>
        {starLevel !== null && <Stars level={starLevel} />}
        <span>{editionName}</span>
        {!isMobile && day}
      </p>
      <div className={styles.areas}>
        <AreaScores areas={areas} remark={remark} />
      </div>
      {remark && (
        <div className={styles.remark}>
          <Remark remark={remark} />
        </div>
      )}
      <footer className={styles.footer}>
        <ul className={classNames(offer.meta, styles.meta)}>
          {evaluation.level && <li>{evaluation.level}</li>}
          {evaluation.energyType && <li>{evaluation.energyType}</li>}
          {isMobile && <li>{day}</li>}
        </ul>
        {!plain && (
          <span className={styles.compare}>
            <CompareCheckbox evaluation={evaluation} />
          </span>
        )}
      </footer>
    </article>
  );
}

const LengthLine = ({ mm }: { mm: number }) => (
  <span className={styles.length}>
    <span>{groupedNumber(mm)} mm</span>
  </span>
);
