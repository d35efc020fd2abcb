import { adminRemote, runtimeConfigPath, type AdminAppProps, type RuntimeConfig } from '@app/contracts';
import { createInstance } from '@module-federation/runtime';
import type { ComponentType } from 'react';
import { boundedRequests, remoteRequestLimitMs } from './bounded-requests';
import { sharedWithAdmin } from './shared-with-admin';

/**
 * Fetches the admin app from its own server, now: which server, the shop's own server says (run time, not
 * build time). Each call starts from nothing, so that a failure leaves nothing behind for the retry.
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

/**
 * Named as a script that is gone: the runtime keeps an entry that it has run, so that in the end only a reload brings
 * another (see part-view.tsx).
 */
class UnfitRemote extends Error {
  override readonly name = 'ChunkLoadError';
}
