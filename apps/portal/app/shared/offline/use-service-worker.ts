import { useEffect } from 'react';
import { whenAtRest } from '../ui/when-at-rest.ts';
import { settleServiceWorker } from './service-worker.ts';

export function useServiceWorker(wanted: boolean): void {
  useEffect(() => whenAtRest(() => void settleServiceWorker(wanted)), [wanted]);
}
