import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '../ui/class-names.ts';
import { whenAtRest } from '../ui/when-at-rest.ts';
import styles from './below-fold.module.css';
import { isStarting } from './catch-up.ts';
import { firstMove, move } from './first-move.ts';
import { Later } from './later.tsx';

interface BelowFoldProps {
  className?: string | undefined;
  /** Rows of a phone's page, and of phones alone: larger screens show some of them at once. */
  rows?: boolean;
  children: ReactNode;
}

/**
 * What lies below the first screen of a page. A first visit lays it out when it is neared; once somebody does anything, the rest
 * follows, one part after the other. All at once it is what a phone is busy with the longest before anything is seen.
 */
export function BelowFold({ className, rows = false, children }: BelowFoldProps) {
  const element = useRef<HTMLDivElement>(null);
  const [isLater] = useState(isStarting);
  useEffect(() => {
    if (!isLater || !element.current) return;
    const callOff = inTurn(() => element.current?.removeAttribute('data-later'));
    const stopWatching = whenInSight(element.current, move);
    return () => {
      callOff();
      stopWatching();
    };
  }, [isLater]);
  return (
    <div
      ref={element}
      className={classNames(styles.later, rows && styles.rows, className)}
      data-later={isLater ? '' : undefined}
    >
      <Later>{children}</Later>
    </div>
  );
}

/** Below the fold of most screens, not of all. Gives what calls it off. */
function whenInSight(element: Element, run: () => void): () => void {
  const watch = new IntersectionObserver((entries) => {
    if (entries.some((entry) => entry.isIntersecting)) run();
  });
  watch.observe(element);
  return () => watch.disconnect();
}

let lastTurn: Promise<void> | undefined;

/** Gives what calls it off. */
function inTurn(layOut: () => void): () => void {
  let isWanted = true;
  lastTurn ??= firstMove;
  lastTurn = lastTurn.then(rest).then(() => {
    if (isWanted) layOut();
  });
  return () => {
    isWanted = false;
  };
}

/** The next one comes when this one has been drawn. */
const rest = (): Promise<void> => new Promise((resolve) => requestAnimationFrame(() => whenAtRest(resolve)));
