import { adminRemote } from '@app/contracts';
import { deleteLatestResponses } from './latest-responses';
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
  const cacheUrls = (urlsToCache: string[]) =>
    worker?.postMessage({ type: 'CACHE_URLS', payload: { urlsToCache } });
  cacheUrls([visitsPagePath]);
  // The worker does not control this page yet, so it has not seen which files the page loads.
  if (!navigator.serviceWorker.controller)
    new PerformanceObserver((list) => cacheUrls(list.getEntries().map(({ name }) => name))).observe({
      type: 'resource',
      buffered: true,
    });
}

/** Removes customers' details and the cached page from this phone. Entries that are not sent yet stay. */
export async function forgetVisits(): Promise<void> {
  await Promise.allSettled(['indexedDB' in globalThis ? deleteLatestResponses() : undefined, removeWorker()]);
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
