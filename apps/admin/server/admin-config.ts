import {
  logLevel,
  loopback,
  port,
  readProcess,
  readSettings,
  serverUrl,
  text,
  trustedProxies,
  type Environment,
} from '@app/server';

/** Nothing else reads the environment. */
export interface AdminConfig {
  host: string;
  port: number;
  apiUrl: string;
  /** Origin of the customers' site. */
  shopUrl: string;
  trustedProxies: number;
  logLevel: string;
  drainSeconds: number;
  /** Assets of all releases; empty: only this release's are served. */
  assetsFolder: string;
}

export const readAdminConfig = (env: Environment): AdminConfig =>
  readSettings(env, (read) => {
    const { appEnv, host, drainSeconds } = readProcess(read);
    const anywhere = ['http:', 'https:'];
    const shop = `http://localhost:${read('SHOP_PORT', port(4200))}`;
    return {
      host,
      port: read('ADMIN_PORT', port(4201)),
      apiUrl: read('API_URL', serverUrl(anywhere, loopback(read, 'API_PORT', 3000))),
      shopUrl: read('PUBLIC_URL', serverUrl(anywhere, shop)),
      trustedProxies: read('TRUSTED_PROXIES', trustedProxies),
      logLevel: read('LOG_LEVEL', logLevel(appEnv === 'demo')),
      drainSeconds,
      assetsFolder: read('ASSETS_FOLDER', text('')),
    };
  });
