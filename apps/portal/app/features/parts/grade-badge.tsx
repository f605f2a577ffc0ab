import type { PartItem } from '@cheyantong/contract';
import { PART_CONDITIONS, PART_GRADES, type PartGrade } from '@cheyantong/domain';
import { classNames } from '../../shared/ui/class-names.ts';
import { Tooltip } from '../../shared/ui/tooltip.tsx';
import styles from './grade-badge.module.css';

type Quality = Pick<PartItem, 'partGrade' | 'condition'>;

/** The grade of a reused part, or that it was remanufactured. */
export const qualityRule = ({ partGrade, condition }: Quality): string =>
  partGrade ? PART_GRADES[partGrade].rule : PART_CONDITIONS[condition].rule;

/** How good a part is; the rule that says so, on hover, focus and a press. */
export function QualityBadge({ part }: { part: Quality }) {
  return (
    <Tooltip text={qualityRule(part)}>
      <button type="button" className={styles.trigger}>
        <PlainQualityBadge part={part} />
      </button>
    </Tooltip>
  );
}

/** For places that print the rule themselves. */
export const PlainQualityBadge = ({ part: { partGrade, condition } }: { part: Quality }) =>
  partGrade ? (
    <PlainGradeBadge grade={partGrade} />
  ) : (
    <span className={classNames(styles.grade, styles.remanufactured)}>{PART_CONDITIONS[condition].name}</span>
  );

/** One grade, where the grades themselves are explained. */
export function PlainGradeBadge({ grade }: { grade: PartGrade }) {
  return (
    <span className={styles.grade}>
      <span className={styles.letter}>{grade}</span> 级
    </span>
  );
}
