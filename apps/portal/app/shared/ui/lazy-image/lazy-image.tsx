import { ImageOff } from 'lucide-react';
import { useReducer, useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './lazy-image.module.css';
import { nextPictureState } from './picture-state.ts';
import { useNearViewport } from './use-near-viewport.ts';

interface LazyImageProps {
  src: string;
  srcSet?: string | undefined;
  sizes?: string | undefined;
  /** Empty for decoration. */
  alt: string;
  /** Width by height, such as `4 / 3`; the box has it before the picture comes, so nothing shifts. */
  ratio: string;
  /** For what is in view at first: in the HTML at once, and ahead of other pictures. */
  eager?: boolean | undefined;
  fit?: 'cover' | 'contain' | undefined;
  className?: string | undefined;
}

/** Fetches a picture when it comes near the window, once more when it fails, then shows a placeholder. */
export function LazyImage(props: LazyImageProps) {
  return <Picture key={props.src} {...props} />;
}

function Picture({
  src,
  srcSet,
  sizes,
  alt,
  ratio,
  eager = false,
  fit = 'cover',
  className,
}: LazyImageProps) {
  const box = useRef<HTMLSpanElement>(null);
  const [{ phase, attempt }, tell] = useReducer(nextPictureState, {
    phase: eager ? 'loading' : 'waiting',
    attempt: 0,
  });
  useNearViewport(box, !eager, () => tell('came near'));

  /** In server-rendered HTML a picture may be done, or lost, before anyone could listen. */
  function catchUp(image: HTMLImageElement | null) {
    if (image?.complete && phase === 'loading') tell(image.naturalWidth > 0 ? 'loaded' : 'failed');
  }

  const picture = { src, srcSet, sizes, alt };
  return (
    <span ref={box} className={classNames(styles.box, className)} style={{ aspectRatio: ratio }}>
      {(phase === 'loading' || phase === 'shown') && (
        <img
          {...picture}
          key={attempt}
          ref={catchUp}
          alt={alt}
          decoding="async"
          fetchPriority={eager ? 'high' : 'auto'}
          className={classNames(
            styles.picture,
            fit === 'contain' && styles.contain,
            phase === 'loading' && !eager && styles.coming,
          )}
          onLoad={() => tell('loaded')}
          onError={() => tell('failed')}
        />
      )}
      {phase === 'waiting' && (
        <noscript>
          <img
            {...picture}
            alt={alt}
            className={classNames(styles.picture, fit === 'contain' && styles.contain)}
          />
        </noscript>
      )}
      {phase === 'failed' && (
        <span
          className={styles.missing}
          {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
        >
          <ImageOff aria-hidden="true" />
        </span>
      )}
    </span>
  );
}
