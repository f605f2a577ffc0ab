import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { whenAtRest } from '../ui/when-at-rest.ts';
import styles from './below-fold.module.css';
import { isStarting } from './catch-up.ts';

/**
 * What lies below the first screen of a page. A first visit lays it out when it is neared; once somebody scrolls, the rest
 * follows, one part after the other. All at once it is what a phone is busy with the longest before anything is seen.
 */
export function BelowFold({ className, children }: { className?: string | undefined; children: ReactNode }) {
  const element = useRef<HTMLDivElement>(null);
  const [isLater] = useState(isStarting);
  useEffect(
    () => (isLater ? inTurn(() => element.current?.removeAttribute('data-later')) : undefined),
    [isLater],
  );
  return (
    <div ref={element} className={classNames(styles.later, className)} data-later={isLater ? '' : undefined}>
      {children}
    </div>
  );
}

let lastTurn: Promise<void> | undefined;

/** Gives what calls it off. */
function inTurn(layOut: () => void): () => void {
  let isWanted = true;
  lastTurn ??= firstScroll();
  lastTurn = lastTurn.then(rest).then(() => {
    if (isWanted) layOut();
  });
  return () => {
    isWanted = false;
  };
}

/** It may have been before the page started. */
const firstScroll = async (): Promise<void> => {
  if (window.scrollY > 0) return;
  await new Promise((resolve) => addEventListener('scroll', resolve, { once: true, passive: true }));
};

/** The next one comes when this one has been drawn. */
const rest = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => whenAtRest(resolve)));
