import type { Advert } from '@cheyantong/contract';
import { drawingSizes, isDrawing } from '../../../shared/car-drawing.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import styles from './hero.module.css';

export type Slide = Pick<Advert, 'title' | 'subtitle' | 'imageUrl' | 'redirectUrl' | 'actionLabel'>;

/** Words on the left, a car in the studio on the right; the studio runs on behind the words. */
export function HeroSlide({ slide, isHeadline = false }: { slide: Slide; isHeadline?: boolean }) {
  const { title, subtitle, imageUrl, redirectUrl, actionLabel } = slide;
  return (
    <div className={styles.slide}>
      <img
        src={imageUrl}
        srcSet={drawingSizes(imageUrl)}
        sizes="(max-width: 700px) 100vw, 594px"
        alt=""
        className={styles.picture}
        fetchPriority={isHeadline ? 'high' : 'low'}
        loading={isHeadline ? 'eager' : 'lazy'}
      />
      {isDrawing(imageUrl) && <span className={styles.mark}>示意图</span>}
      <div className={styles.words}>
        {isHeadline ? (
          <p className={styles.title} aria-hidden="true">
            {title}
          </p>
        ) : (
          <h2 className={styles.title}>{title}</h2>
        )}
        {subtitle && <p className={styles.text}>{subtitle}</p>}
        {redirectUrl && (
          <div className={styles.action}>
            <ButtonLink to={redirectUrl}>{actionLabel ?? '了解更多'}</ButtonLink>
          </div>
        )}
      </div>
    </div>
  );
}
