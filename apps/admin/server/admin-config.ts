import { Environment } from '@app/web-server';

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

export function readAdminConfig(variables: NodeJS.ProcessEnv): AdminConfig {
  const environment = new Environment(variables);
  const isDemo = environment.isDemo();
  const config: AdminConfig = {
    host: environment.host(isDemo),
    port: environment.port('ADMIN_PORT', 4201),
    apiUrl: environment.origin('API_URL', environment.loopback('API_PORT', 3000)),
    shopUrl: environment.origin('PUBLIC_URL', `http://localhost:${environment.port('SHOP_PORT', 4200)}`),
    trustedProxies: environment.trustedProxies(),
    logLevel: environment.logLevel(isDemo),
  };
  environment.check();
  return config;
}
