import { ASSEMBLIES, PART_CONDITIONS, PART_GRADES } from '@cheyantong/domain';
import { PlainGradeBadge } from '../grade-badge.tsx';
import styles from './grade-legend.module.css';
import { GRADES } from './showroom-query.ts';

/** What the grades mean, and what is not to be had here. */
export function GradeLegend() {
  return (
    <section className={styles.legend} aria-labelledby="grade-legend">
      <h2 id="grade-legend" className={styles.title}>
        等级怎么定
      </h2>
      <dl className={styles.grades}>
        {GRADES.map((grade) => (
          <div key={grade}>
            <dt>
              <PlainGradeBadge grade={grade} />
            </dt>
            <dd>{PART_GRADES[grade].rule}</dd>
          </div>
        ))}
      </dl>
      <p className={styles.remark}>
        回用件均按规定标明“{PART_CONDITIONS.reused.label}”；{ASSEMBLIES}五大总成只有标明“
        {PART_CONDITIONS.remanufactured.label}”的再制造件；安全气囊、动力电池不在此出售。本页内容为演示数据。
      </p>
    </section>
  );
}
