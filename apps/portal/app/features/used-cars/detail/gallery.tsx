import type { UsedCarDetail } from '@cheyantong/contract';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useState } from 'react';
import { drawingSizes, isDrawing, isUpright } from '../../../shared/car-drawing.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { LazyImage } from '../../../shared/ui/lazy-image/lazy-image.tsx';
import { carName } from '../car-words.ts';
import styles from './gallery.module.css';

const RATIO = '864 / 500';
const THUMB_RATIO = '16 / 10';

/** One picture large, all of them small. The arrow keys turn them wherever in the gallery the focus is. */
export function Gallery({ car }: { car: UsedCarDetail }) {
  const [shown, setShown] = useState(0);
  const count = car.images.length;
  const image = car.images[shown];
  if (!image) return null;

  const turn = (by: number) => setShown((before) => (before + by + count) % count);

  function turnByKey(event: KeyboardEvent) {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    event.preventDefault();
    turn(by);
  }

  return (
    <section className={styles.gallery} aria-label="车辆图片" onKeyDown={turnByKey}>
      <div className={styles.stage}>
        <LazyImage
          src={image.url}
          srcSet={drawingSizes(image.url)}
          sizes="(max-width: 700px) 100vw, 870px"
          alt={`${carName(car)} ${image.caption}`}
          ratio={RATIO}
          fit={fitOf(image.url)}
          eager
        />
        <span className={styles.caption} aria-live="polite">
          {isDrawing(image.url) && '示意图 · '}
          {image.caption}
        </span>
        <span className={styles.count}>
          {shown + 1} / {count}
        </span>
        <span className={styles.previous}>
          <IconButton tone="float" label="上一张" onClick={() => turn(-1)}>
            <ChevronLeft aria-hidden="true" />
          </IconButton>
        </span>
        <span className={styles.next}>
          <IconButton tone="float" label="下一张" onClick={() => turn(1)}>
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </span>
      </div>
      <ul className={styles.thumbs}>
        {car.images.map(({ url, caption }, index) => (
          <li key={url}>
            <button
              type="button"
              className={styles.thumb}
              aria-pressed={index === shown}
              onClick={() => setShown(index)}
            >
              <span className={styles.thumbFrame}>
                <LazyImage
                  src={url}
                  srcSet={drawingSizes(url)}
                  sizes="140px"
                  alt=""
                  ratio={THUMB_RATIO}
                  fit={fitOf(url)}
                />
              </span>
              {caption}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

const fitOf = (url: string): 'contain' | 'cover' => (isUpright(url) ? 'contain' : 'cover');
