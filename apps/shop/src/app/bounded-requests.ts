import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { withAttempt } from './retry-chunks';

/** Each request for a piece of the remote may take this long; then the page says so and offers a retry. */
export const remoteRequestLimitMs = 3000;

/**
 * The federation runtime would wait up to two minutes for a server that accepts and never answers. A script
 * is asked for at a fresh address after a failure, see retry-chunks.ts.
 */
export const boundedRequests: ModuleFederationRuntimePlugin = {
  name: 'bounded-requests',
  fetch: (url, init) => fetch(url, { ...init, signal: AbortSignal.timeout(remoteRequestLimitMs) }),
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = withAttempt(url);
    return { script, timeout: remoteRequestLimitMs };
  },
};
