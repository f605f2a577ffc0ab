import { useEffect } from 'react';
import { whenAtRest } from '../ui/when-at-rest.ts';

export function useServiceWorker(wanted: boolean): void {
  useEffect(
    () =>
      whenAtRest(() => {
        import('./service-worker.ts')
          .then(({ settleServiceWorker }) => settleServiceWorker(wanted))
          .catch(later);
      }),
    [wanted],
  );
}

/** The network went away meanwhile: the next page will see to it. */
const later = (): void => undefined;
