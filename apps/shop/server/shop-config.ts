import { Environment } from '@app/web-server';

/** All that the shop's server wants to know of its surroundings; nothing else reads the environment. */
export interface ShopConfig {
  isDemo: boolean;
  /** What visitors type, without a slash at its end. */
  publicUrl: string;
  host: string;
  port: number;
  apiUrl: string;
  adminUrl: string;
  /** Where the card provider's pages are; a browser is sent nowhere else to pay (D20). */
  paymentOrigin: string;
  trustedProxies: number;
  logLevel: string;
}

export function readShopConfig(variables: NodeJS.ProcessEnv): ShopConfig {
  const environment = new Environment(variables);
  const isDemo = environment.isDemo();
  const port = environment.port('SHOP_PORT', 4200);
  const config: ShopConfig = {
    isDemo,
    publicUrl: environment.publicUrl(isDemo, `http://localhost:${port}`),
    host: environment.host(isDemo),
    port,
    apiUrl: environment.origin('API_URL', environment.loopback('API_PORT', 3000)),
    adminUrl: environment.origin('ADMIN_URL', environment.loopback('ADMIN_PORT', 4201)),
    paymentOrigin: environment.origin('SUMUP_PAGE_ORIGIN', 'https://checkout.sumup.com'),
    trustedProxies: environment.trustedProxies(),
    logLevel: environment.logLevel(isDemo),
  };
  environment.check();
  return config;
}
