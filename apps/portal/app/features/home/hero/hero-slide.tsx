import type { Advert } from '@cheyantong/contract';
import { drawingSizes, isDrawing } from '../../../shared/car-drawing.ts';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import styles from './hero.module.css';

export interface Slide
  extends Pick<Advert, 'title' | 'subtitle' | 'imageUrl' | 'redirectUrl' | 'actionLabel'> {
  /** Where the title may go on in another line; after a clause, if nothing is said. */
  lines?: readonly string[];
  second?: { to: string; label: string };
}

interface HeroSlideProps {
  slide: Slide;
  isHeadline?: boolean;
  /** Its picture is fetched; before the slide comes into view, but not before the page has been seen. */
  isNear: boolean;
}

/** Words on the left, a car in the studio on the right; the studio runs on behind the words. */
export function HeroSlide({ slide, isHeadline = false, isNear }: HeroSlideProps) {
  const { title, lines = clausesOf(title), subtitle, imageUrl, redirectUrl, actionLabel, second } = slide;
  const titleLines = lines.map((line) => (
    <span key={line} className={styles.line}>
      {line}
    </span>
  ));
  return (
    <div className={styles.slide}>
      {isNear && (
        <img
          src={imageUrl}
          srcSet={drawingSizes(imageUrl)}
          sizes="(max-width: 700px) calc(100vw - 32px), 594px"
          alt=""
          className={styles.picture}
          fetchPriority={isHeadline ? 'high' : 'low'}
        />
      )}
      {isDrawing(imageUrl) && <span className={styles.mark}>示意图</span>}
      <div className={styles.words}>
        {isHeadline ? (
          <p className={styles.title} aria-hidden="true">
            {titleLines}
          </p>
        ) : (
          <h2 className={styles.title}>{titleLines}</h2>
        )}
        {subtitle && <p className={styles.text}>{subtitle}</p>}
        {redirectUrl && (
          <div className={styles.action}>
            <ButtonLink to={redirectUrl}>{actionLabel ?? '了解更多'}</ButtonLink>
            {second && (
              <ButtonLink to={second.to} tone="secondary">
                {second.label}
              </ButtonLink>
            )}
          </div>
        )}
      </div>
    </div>
  );
}

/** 挑二手车， and 信息摆在明面上: a line never ends inside a word. */
const clausesOf = (title: string): string[] => title.split(/(?<=[，。；：！？])/);
