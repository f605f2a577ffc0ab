import type { Advert } from '@cheyantong/contract';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import styles from './advert-strip.module.css';

/** What runs at a place that has no carousel: side by side, each one line and a picture. */
export function AdvertStrip({ adverts }: { adverts: readonly Advert[] }) {
  if (adverts.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="平台推荐">
      {adverts.map(({ id, title, subtitle, imageUrl, redirectUrl, actionLabel }) => (
        <li key={id} className={styles.advert}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            {subtitle && <p className={styles.subtitle}>{subtitle}</p>}
            {redirectUrl && (
              <Link to={redirectUrl} className={styles.link}>
                {actionLabel ?? '了解更多'}
                <ArrowRight aria-hidden="true" />
              </Link>
            )}
          </div>
          <img src={imageUrl} alt="" width={160} height={100} loading="lazy" className={styles.picture} />
        </li>
      ))}
    </ul>
  );
}
