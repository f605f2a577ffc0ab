import { forgetKept } from './forget-kept.ts';
import { OUR_CACHES } from './names.ts';

/** Everything of ours that would be here without a network. The next visit begins anew. */
export async function clearDevice(): Promise<void> {
  forgetKept();
  if ('serviceWorker' in navigator) await removeServiceWorker();
}

export async function removeServiceWorker(): Promise<void> {
  const registrations = await navigator.serviceWorker.getRegistrations();
  await Promise.all(registrations.map((registration) => registration.unregister()));
  const names = (await caches.keys()).filter((name) => name.startsWith(OUR_CACHES));
  await Promise.all(names.map((name) => caches.delete(name)));
}
