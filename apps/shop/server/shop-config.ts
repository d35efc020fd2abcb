import {
  choice,
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

/** All settings of the shop's server; nothing else reads the environment. */
export interface ShopConfig {
  isDemo: boolean;
  /** The owner is testing card payments: every page says so (D55). */
  isRehearsal: boolean;
  /** Without a trailing slash. */
  publicUrl: string;
  host: string;
  port: number;
  apiUrl: string;
  adminUrl: string;
  /** The origin of the card provider's pages; the browser goes nowhere else to pay (D20). */
  paymentOrigin: string;
  trustedProxies: number;
  logLevel: string;
  drainSeconds: number;
  /** The folder with the assets of all releases; empty: only this release's assets are served. */
  assetsFolder: string;
}

export const readShopConfig = (env: Environment): ShopConfig =>
  readSettings(env, (read) => {
    const { appEnv, host, drainSeconds } = readProcess(read);
    const isDemo = appEnv === 'demo';
    const shopPort = read('SHOP_PORT', port(4200));
    const httpOrHttps = ['http:', 'https:'];
    return {
      isDemo,
      isRehearsal: read('REHEARSAL', choice<'on' | 'off'>(['on', 'off'], 'off')) === 'on',
      publicUrl: read(
        'PUBLIC_URL',
        isDemo ? serverUrl(httpOrHttps, `http://localhost:${shopPort}`) : serverUrl(['https:']),
      ),
      host,
      port: shopPort,
      apiUrl: read('API_URL', serverUrl(httpOrHttps, loopback(read, 'API_PORT', 3000))),
      adminUrl: read('ADMIN_URL', serverUrl(httpOrHttps, loopback(read, 'ADMIN_PORT', 4201))),
      paymentOrigin: read('SUMUP_PAGE_ORIGIN', serverUrl(httpOrHttps, 'https://checkout.sumup.com')),
      trustedProxies: read('TRUSTED_PROXIES', trustedProxies),
      logLevel: read('LOG_LEVEL', logLevel(isDemo)),
      drainSeconds,
      assetsFolder: read('ASSETS_FOLDER', text('')),
    };
  });
