import type { ModuleFederationRuntimePlugin } from '@module-federation/runtime';
import { withAttempt } from '@app/ui';

/** Each request for a piece of the remote may take this long; then the page says so and offers a retry. */
export const remoteRequestLimitMs = 3000;

/**
 * The federation runtime would wait up to two minutes for a server that accepts and never answers. A script
 * is asked for at a fresh address after a failure, see chunk-attempt.ts.
 */
export const boundedRequests: ModuleFederationRuntimePlugin = {
  name: 'bounded-requests',
  fetch: async (url, init) => {
    const answer = await fetch(url, { ...init, signal: AbortSignal.timeout(remoteRequestLimitMs) });
    await assertManifest(answer);
    return answer;
  },
  createScript: ({ url }) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = withAttempt(url);
    return { script, timeout: remoteRequestLimitMs };
  },
};

/**
 * The runtime forgets a manifest that did not come, but keeps for good one that is none, such as our own
 * answer for a server that is down. Refusing it here turns the second case into the first.
 */
async function assertManifest(answer: Response): Promise<void> {
  const manifest: unknown = answer.ok ? await answer.clone().json() : undefined;
  const isManifest =
    typeof manifest === 'object' && manifest !== null && 'metaData' in manifest && 'exposes' in manifest;
  if (!isManifest) throw new Error(`${answer.url} answered ${answer.status} and no manifest.`);
}
