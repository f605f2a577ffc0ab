import { PART_GRADES, type PartGrade } from '@cheyantong/domain';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import styles from './grade-badge.module.css';

/** The grade of a part; the rule it was given by, on hover and focus. */
export function GradeBadge({ grade }: { grade: PartGrade }) {
  return (
    <Tooltip text={PART_GRADES[grade].rule}>
      <button type="button" className={styles.trigger}>
        <PlainGradeBadge grade={grade} />
      </button>
    </Tooltip>
  );
}

/** For places that print the rule themselves. */
export function PlainGradeBadge({ grade }: { grade: PartGrade }) {
  return (
    <span className={styles.grade}>
      <span className={styles.letter}>{grade}</span> 级
    </span>
  );
}
