import { useEffect, useRef, useState } from 'react';
import { useEngine } from './use-engine.ts';
import { usePageVisible, useReducedMotion } from './use-environment.ts';

/** The moving part of a carousel: which slide is shown, how to go to another, and whether it goes by itself. */
export function useSlides(count: number, autoplayEvery: number | null) {
  const [isReached, setIsReached] = useState(autoplayEvery === null);
  const [viewport, engine] = useEngine({ loop: count > 1, isWanted: isReached });
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
      shown.current = engine?.selectedScrollSnap() ?? 0;
      setIndex(shown.current);
    };
    // It would begin at the first slide, whatever was chosen before it came, or before the page was hidden and shown again.
    engine?.scrollTo(shown.current, true);
    engine?.on('select', follow);
    return () => {
      engine?.off('select', follow);
    };
  }, [engine]);

  // Starts anew at every slide, however it was reached, so that each is shown for its full time.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `index` restarts the wait
  useEffect(() => {
    if (!isRunning || autoplayEvery === null) return;
    const timer = setTimeout(() => engine?.scrollNext(isReduced), autoplayEvery);
    return () => clearTimeout(timer);
  }, [engine, isRunning, isReduced, autoplayEvery, index]);

  // For the first slide to go by itself; its time begins anew when it can.
  useEffect(() => {
    if (isReached || !isRunning || autoplayEvery === null) return;
    const timer = setTimeout(() => setIsReached(true), autoplayEvery / 2);
    return () => clearTimeout(timer);
  }, [isReached, isRunning, autoplayEvery]);

  function hold(by: 'pointer' | 'focus', inside: boolean): void {
    setHeld((now) => ({ ...now, [by]: inside }));
    if (inside) setIsReached(true);
  }

  function goTo(slide: number): void {
    if (engine) engine.scrollTo(slide, isReduced);
    else {
      shown.current = slide;
      setIndex(slide);
      setIsReached(true);
    }
  }

  return {
    viewport,
    index,
    isPlaying,
    isRunning,
    togglePlaying: () => setWanted(!isPlaying),
    /** Holds still while the pointer or the focus is inside. */
    hold,
    previous: () => (engine ? engine.scrollPrev(isReduced) : goTo((index - 1 + count) % count)),
    next: () => (engine ? engine.scrollNext(isReduced) : goTo((index + 1) % count)),
    goTo,
  };
}
