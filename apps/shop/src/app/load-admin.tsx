import { adminRemote, runtimeConfigPath, type AdminAppProps, type RuntimeConfig } from '@app/contracts';
import { createInstance } from '@module-federation/runtime';
import * as React from 'react';
import * as ReactDom from 'react-dom';
import { AdminVersionMismatch } from '../pages/admin/admin-failed';
import { remoteTimeouts, remoteTimeoutMs } from './remote-timeouts';

/** A page must have only one copy of React. The admin bundles everything else itself (decision 5). */
const sharedModule = (module: object) => ({
  version: React.version,
  lib: () => module,
  shareConfig: { singleton: true, requiredVersion: false as const },
});

/** What the remote's entry exports. */
interface AdminEntry {
  contract: number;
  AdminApp: React.ComponentType<AdminAppProps>;
}

/**
 * Fetches the admin app from the server that the shop's own server names at run time. Every call starts afresh,
 * so that a failure cannot affect the retry.
 */
export async function loadAdmin(): Promise<React.ComponentType<AdminAppProps>> {
  const response = await fetch(runtimeConfigPath, { signal: AbortSignal.timeout(remoteTimeoutMs) });
  if (!response.ok) throw new Error(`${runtimeConfigPath} answered ${response.status}`);
  const { remotes } = (await response.json()) as RuntimeConfig;

  const host = createInstance({
    name: 'shop',
    remotes: [{ name: adminRemote.name, entry: remotes.admin }],
    plugins: [remoteTimeouts],
    shared: { react: sharedModule(React), 'react-dom': sharedModule(ReactDom) },
  });
  const entry = await host.loadRemote<AdminEntry>(`${adminRemote.name}/${adminRemote.entry.slice(2)}`);
  return entry?.contract === adminRemote.contract ? entry.AdminApp : AdminVersionMismatch;
}
