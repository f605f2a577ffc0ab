import { ChevronDown } from 'lucide-react';
import { useIsMobile } from '../../../shared/settings.ts';
import { Link } from '../../../shared/ui/link.tsx';
import type { EditionBrief } from '../editions.ts';
import { methodAddress } from '../evaluation-addresses.ts';
import { countWords } from '../evaluation-words.ts';
import { Stars } from '../stars.tsx';
import styles from './how-to-read.module.css';

/** So many fit into the line; the method has all of them. */
const SHOWN = 3;
const CAUTION = '不同版本的星不能直接比';

/** How to read stars, in one line; on phones the highest, and the rest when it is opened. */
export function HowToRead({ edition }: { edition: EditionBrief }) {
  const isMobile = useIsMobile();
  const rules = edition.stars.toSorted((a, b) => b.stars - a.stars).slice(0, SHOWN);
  const [first, ...others] = rules.map(({ stars, total, everyArea }, index) => (
    <span key={stars} className={styles.rule}>
      <Stars level={stars} size={16} />
      <span>
        总分 {total}，{index === 0 && '且'}
        {countWords(edition.areas.length)}项{index === 0 && '都'}过 {everyArea}
      </span>
    </span>
  ));
  const method = <Link to={methodAddress(edition)}>我们怎么测 ›</Link>;
  if (isMobile)
    return (
      <details className={styles.folded}>
        <summary>
          {first}
          <ChevronDown aria-hidden="true" />
        </summary>
        {others}
        <p>
          {CAUTION}。{method}
        </p>
      </details>
    );
  return (
    <section className={styles.line} aria-label="怎么读星级">
      <strong>怎么读星级</strong>
      {first}
      {others}
      <span className={styles.caution}>{CAUTION}</span>
      <span className={styles.method}>{method}</span>
    </section>
  );
}
