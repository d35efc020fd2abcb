import { adminRemote, runtimeConfigPath, type AdminAppProps, type RuntimeConfig } from '@app/contracts';
import { createInstance } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { boundedRequests, remoteRequestLimitMs } from './bounded-requests';
import { sharedWithAdmin } from './shared-with-admin';

/**
 * Fetches the admin app from the server that the shop's own server names at run time. Every call starts from nothing,
 * so that a failure leaves nothing behind for the retry.
 */
export async function loadAdmin(): Promise<ComponentType<AdminAppProps>> {
  const answer = await fetch(runtimeConfigPath, { signal: AbortSignal.timeout(remoteRequestLimitMs) });
  if (!answer.ok) throw new Error(`${runtimeConfigPath} answered ${answer.status}`);
  const { remotes } = (await answer.json()) as RuntimeConfig;

  const host = createInstance({
    name: 'shop',
    remotes: [{ name: adminRemote.name, entry: remotes.admin }],
    plugins: [boundedRequests],
    shared: Object.fromEntries(
      Object.entries(sharedWithAdmin).map(([name, { version, exports }]) => [
        name,
        { version, lib: () => exports, shareConfig: { singleton: true, requiredVersion: version } },
      ]),
    ),
  });
  const module = await host.loadRemote<{ AdminApp?: ComponentType<AdminAppProps> }>(
    `${adminRemote.name}/${adminRemote.entry.slice(2)}`,
  );
  if (!module?.AdminApp)
    throw new UnfitRemote('The admin remote has no AdminApp; shop and admin do not fit.');
  return module.AdminApp;
}

/** The runtime caches an entry once it has run, so in the end only a reload brings another (see part-view.tsx). */
class UnfitRemote extends Error {
  override readonly name = 'ChunkLoadError';
}
