import { type ReactNode, Suspense, use, useId, useSyncExternalStore } from 'react';
import { firstMove, hasMoved } from './first-move.ts';

/**
 * Phones take over what lies below the first screen when the visitor first does something, whatever it is: taking it over is
 * most of what keeps them busy after a page is seen. Until then it stands there as the server made it, links and all.
 */
export function Later({ children }: { children: ReactNode }) {
  return (
    <Suspense>
      <Held>{children}</Held>
    </Suspense>
  );
}

const held = new Set<string>();

function Held({ children }: { children: ReactNode }) {
  const id = useId();
  const isMadeByServer = useSyncExternalStore(neverChanges, isMadeHere, isTakenOver);
  // Once: what changes around it has to reach it, moved or not.
  if (isMadeByServer && isPhone() && !hasMoved() && !held.has(id)) {
    held.add(id);
    use(firstMove);
  }
  return children;
}

const neverChanges = () => () => undefined;
const isMadeHere = (): boolean => false;
const isTakenOver = (): boolean => true;

const isPhone = (): boolean => !import.meta.env.SSR && document.documentElement.dataset.device === 'mobile';
