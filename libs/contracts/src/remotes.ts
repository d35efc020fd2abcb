/**
 * The entry of the admin app that the shop loads at run time. Both import these names.
 */
export const adminRemote = {
  name: 'admin',
  /** The module that the remote exposes. */
  entry: './App',
  /** On the shop's origin; its server proxies to the admin's server. */
  manifestPath: '/remotes/admin/mf-manifest.json',
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
