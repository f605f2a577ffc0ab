import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Children, type FocusEvent, type ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { IconButton } from '../icon-button.tsx';
import styles from './carousel.module.css';
import { useSlides } from './use-slides.ts';

interface CarouselProps {
  label: string;
  /** Milliseconds per slide; `null` moves only by hand. */
  autoplayEvery?: number | null | undefined;
  className?: string | undefined;
  /** One child per slide. */
  children: ReactNode;
}

export function Carousel({ label, autoplayEvery = 6_000, className, children }: CarouselProps) {
  const slides = Children.toArray(children);
  const count = slides.length;
  const { viewport, index, isPlaying, isRunning, togglePlaying, hold, previous, next, goTo } = useSlides(
    count,
    autoplayEvery,
  );

  /** A press leaves the focus on a button; only focus that came by keyboard holds the slides. */
  function holdForKeyboard(event: FocusEvent) {
    if (event.target.matches(':focus-visible')) hold('focus', true);
  }

  return (
    <section
      className={classNames(styles.carousel, className)}
      aria-roledescription="轮播"
      aria-label={label}
      onPointerEnter={() => hold('pointer', true)}
      onPointerLeave={() => hold('pointer', false)}
      onFocus={holdForKeyboard}
      onBlur={() => hold('focus', false)}
    >
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.track} aria-live={isRunning ? 'off' : 'polite'}>
          {slides.map((slide, position) => (
            // biome-ignore lint/a11y/useSemanticElements: a slide is a group only within the carousel
            <div
              // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
              key={position}
              className={styles.slide}
              role="group"
              aria-roledescription="幻灯片"
              aria-label={`${position + 1} / ${count}`}
              inert={position !== index}
            >
              {slide}
            </div>
          ))}
        </div>
      </div>
      {count > 1 && (
        <div className={styles.controls}>
          <div className={styles.bars}>
            {slides.map((_, position) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: a slide is its position
                key={position}
                type="button"
                className={styles.bar}
                aria-label={`第 ${position + 1} 张`}
                aria-current={position === index || undefined}
                onClick={() => goTo(position)}
              />
            ))}
          </div>
          <span className={styles.count} aria-hidden="true">
            {index + 1} / {count}
          </span>
          {autoplayEvery !== null && (
            <IconButton size="small" label={isPlaying ? '暂停轮播' : '继续轮播'} onClick={togglePlaying}>
              {isPlaying ? (
                <Pause aria-hidden="true" fill="currentColor" strokeWidth={0} />
              ) : (
                <Play aria-hidden="true" fill="currentColor" strokeWidth={0} />
              )}
            </IconButton>
          )}
          <div className={styles.arrows}>
            <IconButton size="small" tone="float" label="上一张" onClick={previous}>
              <ChevronLeft aria-hidden="true" />
            </IconButton>
            <IconButton size="small" tone="float" label="下一张" onClick={next}>
              <ChevronRight aria-hidden="true" />
            </IconButton>
          </div>
        </div>
      )}
    </section>
  );
}
