import { Eye, Store, Wallet } from 'lucide-react';
import { Badge } from '../../../../shared/ui/badge.tsx';
import { Card } from '../../../../shared/ui/card.tsx';
import { NoteBand } from '../../../../shared/ui/note-band.tsx';
import type { Evaluation } from '../../evaluation.ts';
import styles from './sponsor.module.css';

/** Where the money and the car came from: said of every result, and first of all where it was not ours. */
export function Sponsor({ evaluation: { sponsor } }: { evaluation: Evaluation }) {
  if (!sponsor) return null;
  const told = [
    { what: '谁付钱', icon: <Wallet aria-hidden="true" />, words: sponsor.paidBy },
    { what: '谁买车', icon: <Store aria-hidden="true" />, words: sponsor.boughtBy },
    { what: '谁在场', icon: <Eye aria-hidden="true" />, words: sponsor.watchedBy },
  ];
  return (
    <Card
      title="谁付钱，谁买车"
      aside={
        sponsor.independent ? <Badge tone="good">独立测评</Badge> : <Badge tone="caution">厂商委托</Badge>
      }
    >
      {!sponsor.independent && (
        <div className={styles.warning}>
          <NoteBand tone="caution">
            <strong>这次测评由厂商委托。</strong>规程和算法与独立测评相同，钱和车的来历不同。
          </NoteBand>
        </div>
      )}
      <ul className={styles.list}>
        {told.map(({ what, icon, words }) => {
          const [first = words, ...rest] = words.split('；');
          return (
            <li key={what} className={styles.item}>
              <span className={styles.icon} title={what}>
                {icon}
              </span>
              <span>
                <strong className={styles.first}>{first}</strong>
                {rest.length > 0 && <span className={styles.rest}>{rest.join('；')}</span>}
              </span>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
