import { EyeOff, KeyRound, Link2, type LucideIcon } from 'lucide-react';
import styles from './trust-row.module.css';

const POINTS: readonly { icon: LucideIcon; title: string; words: string }[] = [
  { icon: KeyRound, title: '浏览器自己验签', words: '用公布的公钥验证，不依赖平台说了算。' },
  { icon: Link2, title: '改一处，后面全断', words: '每条记录带着前一条的摘要，改动会露出来。' },
  { icon: EyeOff, title: '只公开该公开的', words: 'VIN 遮盖，人名不公开，只记查询次数和时间。' },
];

/** Why the answer can be trusted, for those who want to know first. */
export function TrustRow() {
  return (
    <ul className={styles.points}>
      {POINTS.map(({ icon: Icon, title, words }) => (
        <li key={title} className={styles.point}>
          <Icon aria-hidden="true" />
          <div>
            <h3 className={styles.title}>{title}</h3>
            <p className={styles.words}>{words}</p>
          </div>
        </li>
      ))}
    </ul>
  );
}
