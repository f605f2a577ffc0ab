import { KEPT_DATABASE, REPORT_KEPT } from '../app/shared/offline/names.ts';
import { PASSING_CACHE, removeOfflinePagesOfOtherBuilds } from './caches.ts';
import { isLasting, lastingFile } from './lasting-files.ts';
import { isNamedFile, keepOfflinePage, keepReportFiles, namedFile, page } from './offline-page.ts';

declare const self: ServiceWorkerGlobalScope;

// A new version takes over at once: it treats the tabs of an older build as that build's own worker would.
self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(prepare());
});

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      removeOfflinePagesOfOtherBuilds(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  );
});

self.addEventListener('message', (event) => {
  if (event.data === REPORT_KEPT) event.waitUntil(keepReportFiles());
});

// Whatever is not named here (calls, pictures, downloads) goes past the worker, which never sees its content.
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/'))
    return;
  if (request.mode === 'navigate') event.respondWith(page(event));
  else if (isLasting(url)) event.respondWith(lastingFile(request));
  else if (isNamedFile(url)) event.respondWith(namedFile(request));
});

/** Reports that were kept under an earlier build stay readable under this one. */
async function prepare(): Promise<void> {
  await Promise.all([keepOfflinePage(), caches.open(PASSING_CACHE)]);
  const databases = await indexedDB.databases?.();
  if (databases?.some(({ name }) => name === KEPT_DATABASE)) await keepReportFiles();
}
