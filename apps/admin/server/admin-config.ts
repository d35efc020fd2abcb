import {
  logLevel,
  loopback,
  port,
  readProcess,
  readSettings,
  serverUrl,
  trustedProxies,
  type Environment,
} from '@app/server';

/** All that the admin's server wants to know of its surroundings; nothing else reads the environment. */
export interface AdminConfig {
  host: string;
  port: number;
  apiUrl: string;
  /** Where customers are. */
  shopUrl: string;
  trustedProxies: number;
  logLevel: string;
}

export const readAdminConfig = (env: Environment): AdminConfig =>
  readSettings(env, (read) => {
    const { appEnv, host } = readProcess(read);
    const anywhere = ['http:', 'https:'];
    const shop = `http://localhost:${read('SHOP_PORT', port(4200))}`;
    return {
      host,
      port: read('ADMIN_PORT', port(4201)),
      apiUrl: read('API_URL', serverUrl(anywhere, loopback(read, 'API_PORT', 3000))),
      shopUrl: read('PUBLIC_URL', serverUrl(anywhere, shop)),
      trustedProxies: read('TRUSTED_PROXIES', trustedProxies),
      logLevel: read('LOG_LEVEL', logLevel(appEnv === 'demo')),
    };
  });
