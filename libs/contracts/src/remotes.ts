/**
 * Where shell and remote meet: the shop loads exactly this one entry of the admin app at run time. Both
 * sides import these names, so that neither can drift from the other unseen.
 */
export const adminRemote = {
  name: 'admin',
  /** The module that the remote exposes. */
  entry: './App',
  /** Below the shop's own origin; the shop's server passes it on to the admin's server. */
  manifestPath: '/remotes/admin/mf-manifest.json',
} as const;

/** Props of the remote's entry. */
export interface AdminAppProps {
  /** The address below which the admin app lives, such as `/admin`. */
  basePath: string;
}

/** What the shop's server tells the browser at run time, at `/app-config.json`. */
export interface RuntimeConfig {
  /** Where the remotes are now. */
  remotes: { admin: string };
  /** The one foreign origin that a browser may be sent to: the card provider's pages (D20). */
  paymentOrigin: string;
}

export const runtimeConfigPath = '/app-config.json';
