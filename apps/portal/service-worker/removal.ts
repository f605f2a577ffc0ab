import { KEPT_DATABASE, OUR_CACHES } from '../app/shared/offline/names.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * What /sw.js is while SERVICE_WORKER=off: it takes the place of the worker that is installed, removes what that one kept,
 * and then itself. Tabs that are open go on without one.
 */
self.addEventListener('install', () => {
  self.skipWaiting();
});

self.addEventListener('activate', (event) => {
  event.waitUntil(removeEverything());
});

async function removeEverything(): Promise<void> {
  indexedDB.deleteDatabase(KEPT_DATABASE);
  const names = await caches.keys();
  await Promise.all(names.filter((name) => name.startsWith(OUR_CACHES)).map((name) => caches.delete(name)));
  await self.registration.unregister();
}
