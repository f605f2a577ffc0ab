import { AREA_PLACES, type Area, summaryOf, toneOf } from '@cheyantong/domain';
import { VisuallyHidden } from '../../../shared/ui/visually-hidden.tsx';
import { PlanView } from '../blocks/plan/plan-view.tsx';
import styles from './area-grades.module.css';

/** Each area with its points and letter, keyed by number to the car from above. */
export function AreaGrades({ areas }: { areas: readonly Area[] }) {
  return (
    <div className={styles.grades}>
      <div className={styles.plan}>
        <PlanView
          description={`车辆俯视图，标出 ${areas.length} 个检测分区`}
          dots={areas.map((area, index) => ({
            at: AREA_PLACES[area.code],
            label: String(index + 1),
            tone: toneOf(area),
          }))}
        />
      </div>
      <ol className={styles.rows}>
        {areas.map((area, index) => (
          <AreaRow key={area.code} area={area} number={index + 1} />
        ))}
      </ol>
    </div>
  );
}

function AreaRow({ area, number }: { area: Area; number: number }) {
  const { name, score, letter, items, defects } = area;
  return (
    <li className={styles.row}>
      <span className={styles.number} data-tone={toneOf(area)} aria-hidden="true">
        {number}
      </span>
      <span className={styles.name}>
        {name}
        <span className={styles.summary}>{summaryOf(area)}</span>
      </span>
      {score === null ? (
        <span className={styles.unscored}>不计分</span>
      ) : (
        <>
          <span className={styles.bar} aria-hidden="true">
            <span style={{ width: `${score}%` }} />
          </span>
          <span className={styles.score}>
            <VisuallyHidden>得分</VisuallyHidden>
            {score}
          </span>
          <span className={styles.letter} data-letter={letter}>
            <VisuallyHidden>等级</VisuallyHidden>
            {letter}
          </span>
        </>
      )}
      <span className={styles.count}>
        {items.length} 项{defects.length > 0 && <strong>，{defects.length} 项留意</strong>}
      </span>
    </li>
  );
}
