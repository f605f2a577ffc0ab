import type { EmblaCarouselType } from 'embla-carousel';
import { type RefCallback, useEffect, useState } from 'react';
import { whenAtRest } from '../when-at-rest.ts';

interface EngineOptions {
  loop: boolean;
  /** Fetched once somebody is about to move slides, and the page is at rest: the first of them stands without it. */
  isWanted: boolean;
}

/** What moves slides. */
export function useEngine({
  loop,
  isWanted,
}: EngineOptions): [RefCallback<HTMLElement>, EmblaCarouselType | undefined] {
  const [viewport, setViewport] = useState<HTMLElement | null>(null);
  const [engine, setEngine] = useState<EmblaCarouselType>();

  useEffect(() => {
    if (!viewport || !isWanted) return;
    let running: EmblaCarouselType | undefined;
    let isOver = false;
    const callOff = whenAtRest(() => {
      import('embla-carousel').then(({ default: start }) => {
        if (isOver) return;
        running = start(viewport, { loop });
        setEngine(running);
      }, standStill);
    });
    return () => {
      isOver = true;
      callOff();
      running?.destroy();
      setEngine(undefined);
    };
  }, [viewport, isWanted, loop]);

  return [setViewport, engine];
}

/** Without a network the first slide stays, and its links work. */
const standStill = (): void => undefined;
