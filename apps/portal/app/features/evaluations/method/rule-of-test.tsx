import { maxPoints, type Test } from '@cheyantong/evaluation';
import { CurveChart } from '../curve/curve-chart.tsx';
import { curveSentence, limitWords, quantityWords } from '../curve/curve-words.ts';
import { clauseAnchor } from '../evaluation-addresses.ts';
import { withUnit } from '../result-words.ts';
import styles from './method.module.css';

const TAKEN = { worst: '取最差', median: '取中位数', mean: '取平均' } as const;

/** One test: what is measured how, and the curve that makes points of it. */
export function TestRule({ test }: { test: Test }) {
  const { name, unit, clause, condition, readings, take, repeatability } = test;
  const limits = limitWords(test);
  const facts = [
    ['测量', quantityWords(test)],
    ['满分 / 零分', `${limits.full} / ${limits.zero}`],
    ['读数', readings === 1 ? '1 个' : `${readings} 个，${TAKEN[take]}`],
    ['重复性', repeatability === null ? '不适用' : withUnit(`±${repeatability}`, unit)],
    ['条款', clause],
  ] as const;
  return (
    <article id={clauseAnchor(clause)} className={styles.test} aria-label={name}>
      <div>
        <h3 className={styles.testName}>
          {name}
          <span className={styles.points}>{maxPoints(test)} 分</span>
        </h3>
        <p className={styles.condition}>{condition}</p>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={styles.figure}>
        <CurveChart test={test} size="small" />
        <figcaption>{curveSentence(test)}</figcaption>
      </figure>
    </article>
  );
}
