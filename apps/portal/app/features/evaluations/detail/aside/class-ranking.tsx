import { Card } from '../../../../shared/ui/card.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { evaluationAddress } from '../../evaluation-addresses.ts';
import { scoreWords } from '../../evaluation-words.ts';
import { Stars } from '../../stars.tsx';
import links from '../links.module.css';
import styles from './class-ranking.module.css';
import { shownPlaces } from './shown-places.ts';

/** Where it stands in its class and edition. What the test cannot tell apart shares a rank. */
export function ClassRanking({ evaluation }: { evaluation: Evaluation }) {
  const { id, level, edition, classRanking, programCode, editionCode } = evaluation;
  if (classRanking.length < 2) return null;
  const all = new URLSearchParams({
    programCode: programCode ?? '',
    editionCode: editionCode ?? '',
    level: level ?? '',
    sortField: 'totalScore',
  });
  return (
    <Card title="同级排名" remark={`${level}，${edition.name}`}>
      <ol className={styles.list}>
        {shownPlaces(classRanking, id).map((place) => (
          <li key={place.id} className={styles.place} aria-current={place.id === id ? 'true' : undefined}>
            <span className={styles.rank}>
              {place.rank}
              {place.tied && <span className={styles.tied}>并列</span>}
            </span>
            {place.id === id ? (
              <strong className={styles.name}>{place.name}</strong>
            ) : (
              <Link to={evaluationAddress(place.id)} className={styles.name}>
                {place.name}
              </Link>
            )}
            <Stars level={place.starLevel} size={16} />
            <span className={styles.score}>{scoreWords(place.totalScore)}</span>
          </li>
        ))}
      </ol>
      <p className={styles.note}>相差小于 {edition.repeatability} 分，试验分不出先后，算并列。</p>
      <Link to={`/appraisal/tabs1/more?${all}`} className={links.link}>
        全部 {classRanking.length} 款
      </Link>
    </Card>
  );
}
