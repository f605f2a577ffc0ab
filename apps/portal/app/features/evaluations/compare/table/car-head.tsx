import { RefreshCw, X } from 'lucide-react';
import { Button } from '../../../../shared/ui/button.tsx';
import { Link } from '../../../../shared/ui/link.tsx';
import { CarSide } from '../../car-side.tsx';
import type { Evaluation } from '../../evaluation.ts';
import { compareAddress, evaluationAddress } from '../../evaluation-addresses.ts';
import { evaluatedName, testedTrim } from '../../evaluation-words.ts';
import { Stars } from '../../stars.tsx';
import styles from './compare-table.module.css';

interface CarHeadProps {
  entry: Evaluation;
  ids: readonly string[];
  onReplace: (id: string) => void;
}

export function CarHead({ entry, ids, onReplace }: CarHeadProps) {
  const name = evaluatedName(entry);
  return (
    <>
      <span className={styles.picture}>
        <CarSide car={entry} sizes="240px" decorative />
      </span>
      <Link to={evaluationAddress(entry.id)} className={styles.name}>
        {name}
      </Link>
      <span className={styles.trim}>{testedTrim(entry)}</span>
      <span className={styles.stars}>
        <Stars level={entry.starLevel} size={16} /> {entry.edition.name}
      </span>
      <span className={styles.tools} data-print="hide">
        <Button
          tone="quiet"
          size="small"
          icon={<RefreshCw aria-hidden="true" />}
          aria-label={`换一款，代替${name} ${entry.edition.name}`}
          onClick={() => onReplace(entry.id)}
        >
          换一款
        </Button>
        {ids.length > 1 && (
          <Link
            to={compareAddress(ids.filter((id) => id !== entry.id))}
            preventScrollReset
            className={styles.remove}
            aria-label={`移除${name} ${entry.edition.name}`}
          >
            <X aria-hidden="true" />
            移除
          </Link>
        )}
      </span>
    </>
  );
}
