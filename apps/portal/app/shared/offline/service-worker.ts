import { memberNow } from '../session/session.ts';
import { removeServiceWorker } from './clear-device.ts';
import { forgetKept } from './forget-kept.ts';

/** The worker that is wanted, or none: development never has one and removes what a production build left behind. */
export async function settleServiceWorker(wanted: boolean): Promise<void> {
  // Somebody may have left while no page could see it.
  if (memberNow() === null) forgetKept();
  if (!('serviceWorker' in navigator)) return;
  try {
    if (wanted && import.meta.env.PROD) await navigator.serviceWorker.register('/sw.js');
    else await removeServiceWorker();
  } catch {
    // Forbidden here, or out of reach just now: the portal works without.
  }
}
