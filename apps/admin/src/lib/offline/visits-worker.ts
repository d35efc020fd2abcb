import { adminRemote } from '@app/contracts';
import { forgetLatest } from './latest-answers';
import { offlineCaches, visitsPagePath } from './names';

/** Federation finds the folder of the remote, wherever it is. */
declare const __webpack_public_path__: string;

/** Lets the page of visits open without a connection. */
export async function startVisitsWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.register(
    `${__webpack_public_path__}${adminRemote.visitsWorker}`,
    { scope: visitsPagePath, updateViaCache: 'none' },
  );
  const worker = registration.installing ?? registration.waiting ?? registration.active;
  // Read by workbox-routing.
  const keep = (urlsToCache: string[]) =>
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  keep([visitsPagePath]);
  // This time the page loads its files without the worker.
  if (!navigator.serviceWorker.controller)
    new PerformanceObserver((list) => keep(list.getEntries().map(({ name }) => name))).observe({
      type: 'resource',
      buffered: true,
    });
}

/** Removes customers' details and the page from this phone. What waits to be sent stays: it would be lost. */
export async function forgetVisits(): Promise<void> {
  await Promise.allSettled(['indexedDB' in globalThis ? forgetLatest() : undefined, removeWorker()]);
}

async function removeWorker(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration = await navigator.serviceWorker.getRegistration(visitsPagePath);
  if (!registration) return;
  await registration.unregister();
  for (const name of await caches.keys())
    if (Object.values<string>(offlineCaches).includes(name) || name.startsWith('workbox-'))
      await caches.delete(name);
}
