import useEmblaCarousel from 'embla-carousel-react';
import { useEffect, useRef, useState } from 'react';
import { usePageVisible, useReducedMotion } from './use-environment.ts';

/** The moving part of a carousel: which slide is shown, how to go to another, and whether it goes by itself. */
export function useSlides(count: number, autoplayEvery: number | null) {
  const [viewport, embla] = useEmblaCarousel({ loop: count > 1 });
  const [index, setIndex] = useState(0);
  const shown = useRef(0);
  const isReduced = useReducedMotion();
  const isVisible = usePageVisible();
  /** `null` until the visitor decides; then movement depends on the wish for less of it. */
  const [wanted, setWanted] = useState<boolean | null>(null);
  const [held, setHeld] = useState({ pointer: false, focus: false });

  const isPlaying = autoplayEvery !== null && count > 1 && (wanted ?? !isReduced);
  const isRunning = isPlaying && isVisible && !held.pointer && !held.focus;

  useEffect(() => {
    const follow = () => {
      shown.current = embla?.selectedScrollSnap() ?? 0;
      setIndex(shown.current);
    };
    // A page that was hidden and is shown again has a new engine, which would begin at the first slide.
    embla?.scrollTo(shown.current, true);
    embla?.on('select', follow);
    return () => {
      embla?.off('select', follow);
    };
  }, [embla]);

  // Starts anew at every slide, however it was reached, so that each is shown for its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `index` restarts the wait
  useEffect(() => {
    if (!isRunning || autoplayEvery === null) return;
    const timer = setTimeout(() => embla?.scrollNext(isReduced), autoplayEvery);
    return () => clearTimeout(timer);
  }, [embla, isRunning, isReduced, autoplayEvery, index]);

  return {
    viewport,
    /** Before the engine runs, pressing an arrow would do nothing. */
    isReady: embla !== undefined,
    index,
    isPlaying,
    isRunning,
    togglePlaying: () => setWanted(!isPlaying),
    /** Holds still while the pointer or the focus is inside. */
    hold: (by: 'pointer' | 'focus', inside: boolean) => setHeld((now) => ({ ...now, [by]: inside })),
    previous: () => embla?.scrollPrev(isReduced),
    next: () => embla?.scrollNext(isReduced),
    goTo: (slide: number) => embla?.scrollTo(slide, isReduced),
  };
}
