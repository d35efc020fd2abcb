/** The ports of the product and what each is when nobody says otherwise. */
export const defaultPorts = {
  SHOP_PORT: 4200,
  ADMIN_PORT: 4201,
  API_PORT: 3000,
  WORKER_PORT: 3001,
  PG_PORT: 54_329,
  SUMUP_SANDBOX_PORT: 4010,
  POSTCODES_PORT: 4020,
  MAIL_SMTP_PORT: 1025,
  MAIL_WEB_PORT: 8025,
};
export type PortName = keyof typeof defaultPorts;

export interface Settings {
  ports: Record<PortName, number>;
  host: string;
  /** Another server than ours. */
  databaseUrl: string | undefined;
  publicUrl: string;
  /** Card payments go to a stand-in of ours. */
  hasSandbox: boolean;
  /** Postcodes are looked up at a stand-in of ours. */
  hasOwnPostcodes: boolean;
  /** Mail goes to a mailbox of ours, which delivers none. */
  hasMailbox: boolean;
  /** What every process of the product is given. */
  env: NodeJS.ProcessEnv;
}

/** Reads what the environment says; all that is wrong is named at once. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const ports = { ...defaultPorts };
  const problems = [];
  for (const name of Object.keys(defaultPorts) as PortName[]) {
    const text = env[name] || String(defaultPorts[name]);
    ports[name] = Number(text);
    if (!/^\d{1,5}$/.test(text) || ports[name] < 1 || ports[name] > 65_535)
      problems.push(`${name} is "${text}"; it must be a port, 1 to 65535`);
  }
  const databaseUrl = env.DATABASE_URL || undefined;
  const appEnv = env.APP_ENV || 'demo';
  const hasSandbox = appEnv === 'demo' && !env.SUMUP_API_KEY && !env.SUMUP_API_URL;
  const hasOwnPostcodes = appEnv === 'demo' && !env.POSTCODES_API_URL;
  const hasMailbox = appEnv === 'demo' && !env.SMTP_URL;
  const twice = duplicates(usedPorts({ ports, databaseUrl, hasSandbox, hasOwnPostcodes, hasMailbox }));
  if (problems.length === 0) problems.push(...twice);
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const host = env.HOST || (appEnv === 'demo' ? '127.0.0.1' : '0.0.0.0');
  const publicUrl = env.PUBLIC_URL || `http://localhost:${ports.SHOP_PORT}`;
  return {
    ports,
    host,
    databaseUrl,
    publicUrl,
    hasSandbox,
    hasOwnPostcodes,
    hasMailbox,
    env: {
      NODE_ENV: 'production',
      // Decoding pictures leaves a gap in each of glibc's arenas, of which there would be many.
      MALLOC_ARENA_MAX: '2',
      API_URL: `http://127.0.0.1:${ports.API_PORT}`,
      ADMIN_URL: `http://127.0.0.1:${ports.ADMIN_PORT}`,
      ...env,
      ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
      APP_ENV: appEnv,
      HOST: host,
      PUBLIC_URL: publicUrl,
      ...(hasSandbox && sandboxAccess(env, ports.SUMUP_SANDBOX_PORT)),
      ...(hasOwnPostcodes && { POSTCODES_API_URL: `http://127.0.0.1:${ports.POSTCODES_PORT}` }),
      ...(hasMailbox && { SMTP_URL: `smtp://127.0.0.1:${ports.MAIL_SMTP_PORT}` }),
    },
  };
}

/** How the API and the worker reach the SumUp sandbox, and where it tells browsers that its card pages are. */
function sandboxAccess(env: NodeJS.ProcessEnv, port: number) {
  const pageOrigin = env.SUMUP_SANDBOX_URL || `http://localhost:${port}`;
  return {
    SUMUP_API_URL: `http://127.0.0.1:${port}`,
    SUMUP_API_KEY: 'sup_sk_demo_sandbox',
    SUMUP_MERCHANT_CODE: env.SUMUP_MERCHANT_CODE || 'MCDEMO01',
    SUMUP_PAGE_ORIGIN: pageOrigin,
    SUMUP_SANDBOX_URL: pageOrigin,
  };
}

/** The ports we shall listen on: PostgreSQL's and the stand-ins' only when we start them. */
export function usedPorts(settings: Omit<Settings, 'host' | 'publicUrl' | 'env'>) {
  const { ports, databaseUrl, hasSandbox, hasOwnPostcodes, hasMailbox } = settings;
  const isUsed: Partial<Record<PortName, boolean>> = {
    PG_PORT: !databaseUrl,
    SUMUP_SANDBOX_PORT: hasSandbox,
    POSTCODES_PORT: hasOwnPostcodes,
    MAIL_SMTP_PORT: hasMailbox,
    MAIL_WEB_PORT: hasMailbox,
  };
  return (Object.entries(ports) as [PortName, number][]).filter(([name]) => isUsed[name] ?? true);
}

const duplicates = (ports: [PortName, number][]) =>
  ports.flatMap(([name, port], index) => {
    const other = ports.slice(0, index).find(([, earlier]) => earlier === port);
    return other ? [`${other[0]} and ${name} are both ${port}`] : [];
  });
