import { Badge } from '../../../shared/ui/badge.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Link } from '../../../shared/ui/link.tsx';
import type { Evaluation } from '../evaluation.ts';
import { evaluationAddress } from '../evaluation-addresses.ts';
import { scoreWords, starWords } from '../evaluation-words.ts';
import links from './links.module.css';
import styles from './revisions.module.css';
import { SECTIONS } from './sections.ts';

/** Everything that was ever published of this result; what was corrected stays readable. */
export function Revisions({ evaluation: { id, revision: shown, revisions } }: { evaluation: Evaluation }) {
  const newestFirst = revisions.toSorted((a, b) => b.revision - a.revision);
  return (
    <Card
      id="revisions"
      title={SECTIONS.revisions}
      remark={revisions.length > 1 ? '改过的结果不删除，旧版照样能看' : '发布后没有改动过'}
    >
      <ol className={styles.list}>
        {newestFirst.map(({ revision, publishTime, reason, starLevel, totalScore }, index) => (
          <li key={revision} className={styles.row}>
            <time dateTime={publishTime.slice(0, 10)} className={styles.day}>
              {publishTime.slice(0, 10)}
            </time>
            <span className={styles.number}>
              第 {revision} 版 {index === 0 && <Badge tone="brand">现行</Badge>}
            </span>
            <span className={styles.result}>
              {starWords(starLevel)}，{scoreWords(totalScore)} 分
            </span>
            <span className={styles.reason}>{reason ?? '首次发布'}</span>
            {revision === shown ? (
              <span className={styles.shown}>正在看</span>
            ) : (
              <Link
                to={index === 0 ? evaluationAddress(id) : `${evaluationAddress(id)}&revision=${revision}`}
                className={links.link}
              >
                看第 {revision} 版
              </Link>
            )}
          </li>
        ))}
      </ol>
    </Card>
  );
}
