import { useEffect, useEffectEvent } from 'react';
import { layOverPage, watchHistory } from './history-layers.ts';

/**
 * Going back closes what lies over the page: by the system's button or gesture, or the browser's. On phones and inside the
 * mini-program only; at a desk back means the page before, as it always did.
 */
export function useBackCloses(open: boolean, close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    if (open && isHandheld()) return layOverPage(() => onBack());
  }, [open]);
}

/** Called before the router starts. */
export function listenToBack(): void {
  if (isHandheld()) watchHistory();
}

const isHandheld = (): boolean => {
  const { device, host } = document.documentElement.dataset;
  return device === 'mobile' || host === 'miniProgram';
};
