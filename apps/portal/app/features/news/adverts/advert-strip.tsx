import { type Advert, listAdverts } from '@cheyantong/contract';
import type { AdvertPlace } from '@cheyantong/domain';
import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { call } from '../../../shared/call.ts';
import { Link } from '../../../shared/ui/link.tsx';
import styles from './advert-strip.module.css';
import { advertsAt } from './adverts-at.ts';

interface AdvertStripProps {
  place: AdvertPlace;
  /** What the server had found when it rendered the page. */
  seed: Advert[] | null | undefined;
}

/** What runs at a place that has no carousel: side by side, each one line and a picture, at the end of a page. */
export function AdvertStrip({ place, seed }: AdvertStripProps) {
  const { data: adverts = [] } = useQuery({
    queryKey: ['adverts', place],
    queryFn: ({ signal }) => call(listAdverts, advertsAt(place), signal),
    ...(seed && { initialData: seed }),
  });
  if (adverts.length === 0) return null;
  return (
    <ul className={styles.strip} aria-label="平台推荐">
      {adverts.map(({ id, title, subtitle, imageUrl, redirectUrl, actionLabel }) => (
        <li key={id} className={styles.advert}>
          <div className={styles.words}>
            <p className={styles.title}>{title}</p>
            <p className={styles.subtitle}>
              <span className={styles.mark}>广告</span>
              {subtitle}
            </p>
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
