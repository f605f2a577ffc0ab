import { useEffect, useState } from 'react';
import { usePageVisible, useReducedMotion } from '../../../shared/ui/carousel/use-environment.ts';

const SHOWN_FOR_MS = 5_000;

/** Which of the lines is shown. It moves on by itself until the visitor takes over or rests on it. */
export function useTicker(count: number) {
  const [index, setIndex] = useState(0);
  const [held, setHeld] = useState(false);
  const [takenOver, setTakenOver] = useState(false);
  const isReduced = useReducedMotion();
  const isVisible = usePageVisible();
  const running = count > 1 && !held && !takenOver && !isReduced && isVisible;

  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => setIndex((now) => (now + 1) % count), SHOWN_FOR_MS);
    return () => clearInterval(timer);
  }, [running, count]);

  function step(by: 1 | -1): void {
    setTakenOver(true);
    setIndex((now) => (now + by + count) % count);
  }
  // The list can be shorter after a reload of its data.
  return { index: Math.min(index, count - 1), running, hold: setHeld, step };
}
