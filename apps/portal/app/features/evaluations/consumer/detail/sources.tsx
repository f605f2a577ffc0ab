import type { ArticleDetail } from '@cheyantong/contract';
import { Link } from '../../../../shared/ui/link.tsx';
import { SheetSection } from '../../../../shared/ui/sheet-section.tsx';
import styles from './sources.module.css';

type Source = NonNullable<ArticleDetail['sources']>[number];

/** What a piece rests on, and when somebody last looked whether it still holds. */
export function Sources({ sources }: { sources: readonly Source[] }) {
  return (
    <SheetSection id="sources" title="依据与核对" remark="标准和法规改动后会重新核对">
      <ul className={styles.list}>
        {sources.map((source) => (
          <li key={`${source.number} ${source.name}`} className={styles.entry}>
            <Name source={source} />
            <span className={styles.checked}>
              核对于 <time dateTime={source.checkedDate}>{source.checkedDate}</time>
            </span>
          </li>
        ))}
      </ul>
    </SheetSection>
  );
}

function Name({ source: { name, number, url } }: { source: Source }) {
  if (url) {
    return (
      <Link to={url} className={styles.link}>
        {name}
      </Link>
    );
  }
  return (
    <span>
      《{name}》{number && <span className={styles.number}>{number}</span>}
    </span>
  );
}
