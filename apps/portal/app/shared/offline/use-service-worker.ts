import { useEffect } from 'react';

/** Safari has no word for idle: by then the first page is long done. */
const LONG_DONE_MS = 3000;

/** After the first page has loaded and the browser has nothing to do: a visit pays nothing for it before. */
export function useServiceWorker(wanted: boolean): void {
  useEffect(() => {
    const settle = () => {
      import('./service-worker.ts')
        .then(({ settleServiceWorker }) => settleServiceWorker(wanted))
        .catch(later);
    };
    const whenIdle = () =>
      'requestIdleCallback' in window ? requestIdleCallback(settle) : setTimeout(settle, LONG_DONE_MS);
    if (document.readyState === 'complete') whenIdle();
    else window.addEventListener('load', whenIdle, { once: true });
  }, [wanted]);
}

/** The network went away meanwhile: the next page will see to it. */
const later = (): void => undefined;
