import type { Evaluation } from '../../evaluation.ts';
import { PairVerdict } from './pair-verdict.tsx';
import type { Pair } from './pair-words.ts';
import styles from './pairs.module.css';

interface PairsProps {
  pairs: readonly Pair[];
  entries: readonly Evaluation[];
}

/** Every two of them: whether they may be compared, and why not. */
export function Pairs({ pairs, entries }: PairsProps) {
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return (
    <section aria-label="两两能不能比">
      <ul className={styles.pairs}>
        {pairs.map((pair) => {
          const [first, second] = [byId.get(pair.first), byId.get(pair.second)];
          if (!first || !second) return null;
          return (
            <li key={`${pair.first} ${pair.second}`} className={styles.pair} data-verdict={pair.verdict}>
              <PairVerdict pair={pair} first={first} second={second} />
            </li>
          );
        })}
      </ul>
    </section>
  );
}
