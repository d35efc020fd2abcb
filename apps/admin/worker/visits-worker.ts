/// <reference lib="webworker" />
// The service worker of a fitter's visits (decision 104). It keeps the page's public files and nothing personal: calls
// of the API pass it by.
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { offlineCaches, visitsPagePath } from '../src/lib/offline/names';

declare const self: ServiceWorkerGlobalScope;

const daySeconds = 24 * 3_600;

void self.skipWaiting();
clientsClaim();

// A new release is never held back: the cache is for a network that does not answer in time.
registerRoute(
  ({ url }) => url.origin === self.location.origin && url.pathname === visitsPagePath,
  new NetworkFirst({
    cacheName: offlineCaches.page,
    networkTimeoutSeconds: 5,
    // Whatever the query, it is the same shell.
    plugins: [{ cacheKeyWillBeUsed: () => Promise.resolve(visitsPagePath) }],
  }),
);
/** What leads from the shell to the chunks of this release. The shop gives up on a remote after three seconds. */
const isEntry = (path: string) =>
  path === '/app-config.json' || /\/(?:mf-manifest\.json|remoteEntry\.js)$/.test(path);
registerRoute(
  ({ url }) => url.origin === self.location.origin && isEntry(url.pathname),
  new NetworkFirst({ cacheName: offlineCaches.page, networkTimeoutSeconds: 2 }),
);
// Their names contain hashes: they never change, and those of former releases go in time.
registerRoute(
  ({ url }) => url.origin === self.location.origin && /^\/(?:remotes\/admin\/)?assets\//.test(url.pathname),
  new CacheFirst({
    cacheName: offlineCaches.assets,
    plugins: [new ExpirationPlugin({ maxEntries: 200, maxAgeSeconds: 30 * daySeconds })],
  }),
);
