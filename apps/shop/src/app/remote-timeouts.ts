import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { withAttempt } from '@app/ui';

/** Time limit for each request of the remote; after it the page offers a retry. */
export const remoteTimeoutMs = 3000;

/**
 * The federation runtime would wait up to two minutes for a server that accepts but never answers. After a failure a
 * script is requested under a new address, see chunk-attempt.ts.
 */
export const remoteTimeouts: ModuleFederationRuntimePlugin = {
  name: 'remote-timeouts',
  fetch: async (url, init) => {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(remoteTimeoutMs) });
    await assertManifest(response);
    return response;
  },
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = withAttempt(url);
    return { script, timeout: remoteTimeoutMs };
  },
};

/**
 * The runtime retries a manifest that failed to load, but caches a wrong answer for good, such as our own answer while
 * the admin's server is down. Throwing here turns the second case into the first.
 */
async function assertManifest(response: Response): Promise<void> {
  const manifest: unknown = response.ok ? await response.clone().json() : undefined;
  const isManifest =
    typeof manifest === 'object' && manifest !== null && 'metaData' in manifest && 'exposes' in manifest;
  if (!isManifest) throw new Error(`${response.url} answered ${response.status} and no manifest.`);
}
