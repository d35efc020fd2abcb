/** How the shop finds the admin app at run time, and checks that their versions fit. */
export const adminRemote = {
  name: 'admin',
  /** The module that the remote exposes. */
  entry: './App',
  /**
   * The entry exports this number, and the shop refuses one that differs from its own. Raise it when an older shop could
   * not run the admin: with React's major version, or when the entry's props change.
   */
  contract: 1,
  /** Below the shop's own origin; the shop's server passes it on to the admin's server. */
  manifestPath: '/remotes/admin/mf-manifest.json',
  /** The service worker of the fitters' page of visits, beside the manifest. */
  visitsWorker: 'visits-worker.js',
} as const;

/** Props of the remote's entry. */
export interface AdminAppProps {
  /** Base path of the admin app, such as `/admin`. */
  basePath: string;
}

/** Run-time configuration for the browser, at `/app-config.json`. */
export interface RuntimeConfig {
  /** URLs of the remotes. */
  remotes: { admin: string };
  /** The only foreign origin for redirects: the card provider's pages (D20). */
  paymentOrigin: string;
}

export const runtimeConfigPath = '/app-config.json';
