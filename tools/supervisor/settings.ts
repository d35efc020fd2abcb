import { join } from 'node:path';
import { freePorts } from '../processes/ports.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';

/** The product's ports and their defaults. */
const defaultPorts = {
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

/** Free ports for every part, as environment: for a product beside a running one. */
export async function freeProductPorts() {
  const names = Object.keys(defaultPorts);
  const ports = await freePorts(names.length);
  return Object.fromEntries(names.map((name, index) => [name, String(ports[index])])) as Record<
    PortName,
    string
  >;
}

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the environment; reports all errors at once.
 * @param dataDir where data lie for which no other place is named
 */
export function readSettings(env: NodeJS.ProcessEnv, dataDir = join(workspaceRoot, '.data')) {
  const ports = { ...defaultPorts };
  const problems = [];
  for (const name of Object.keys(defaultPorts) as PortName[]) {
    const text = env[name] || String(defaultPorts[name]);
    ports[name] = Number(text);
    if (!/^\d{1,5}$/.test(text) || ports[name] < 1 || ports[name] > 65_535)
      problems.push(`${name} is "${text}"; it must be a port, 1 to 65535`);
  }
  const appEnv = env.APP_ENV || 'demo';
  const isDemo = appEnv === 'demo';
  /** Stand-ins for external services that we run ourselves. */
  const hasSandbox = isDemo && !env.SUMUP_API_KEY && !env.SUMUP_API_URL;
  const hasOwnPostcodes = isDemo && !env.POSTCODES_API_URL;
  const hasMailbox = isDemo && !env.SMTP_URL;
  const databaseUrl = env.DATABASE_URL || undefined;
  const unused = [
    ...(databaseUrl ? ['PG_PORT'] : []),
    ...(hasSandbox ? [] : ['SUMUP_SANDBOX_PORT']),
    ...(hasOwnPostcodes ? [] : ['POSTCODES_PORT']),
    ...(hasMailbox ? [] : ['MAIL_SMTP_PORT', 'MAIL_WEB_PORT']),
  ];
  const usedPorts = Object.entries(ports).filter(([name]) => !unused.includes(name));
  if (problems.length === 0)
    for (const [index, [name, port]] of usedPorts.entries()) {
      const other = usedPorts.slice(0, index).find(([, earlier]) => earlier === port);
      if (other) problems.push(`${other[0]} and ${name} are both ${port}`);
    }
  if (problems.length > 0) throw new Error(problems.join('\n'));

  const host = env.HOST || (isDemo ? '127.0.0.1' : '0.0.0.0');
  const publicUrl = env.PUBLIC_URL || `http://localhost:${ports.SHOP_PORT}`;
  const cardPages = env.SUMUP_SANDBOX_URL || `http://localhost:${ports.SUMUP_SANDBOX_PORT}`;
  /** The environment of every process. */
  const processEnv: NodeJS.ProcessEnv = {
    NODE_ENV: 'production',
    // Decoding pictures fragments each of glibc's arenas, of which there would be many.
    MALLOC_ARENA_MAX: '2',
    API_URL: `http://127.0.0.1:${ports.API_PORT}`,
    ADMIN_URL: `http://127.0.0.1:${ports.ADMIN_PORT}`,
    ...env,
    ...Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)])),
    APP_ENV: appEnv,
    HOST: host,
    PUBLIC_URL: publicUrl,
    STORAGE_FOLDER: env.STORAGE_FOLDER || join(dataDir, 'files'),
    BACKUP_FOLDER: env.BACKUP_FOLDER || join(dataDir, 'backups'),
    ...(hasSandbox && {
      SUMUP_API_URL: `http://127.0.0.1:${ports.SUMUP_SANDBOX_PORT}`,
      SUMUP_API_KEY: 'sup_sk_demo_sandbox',
      SUMUP_MERCHANT_CODE: env.SUMUP_MERCHANT_CODE || 'MCDEMO01',
      SUMUP_PAGE_ORIGIN: cardPages,
      SUMUP_SANDBOX_URL: cardPages,
      SUMUP_SANDBOX_DATA: env.SUMUP_SANDBOX_DATA || join(dataDir, 'sumup-sandbox.ndjson'),
    }),
    ...(hasOwnPostcodes && { POSTCODES_API_URL: `http://127.0.0.1:${ports.POSTCODES_PORT}` }),
    ...(hasMailbox && {
      SMTP_URL: `smtp://127.0.0.1:${ports.MAIL_SMTP_PORT}`,
      MAILBOX_DATA: env.MAILBOX_DATA || join(dataDir, 'mail'),
    }),
  };
  return {
    ports,
    /** Ports we listen on: PostgreSQL's and the stand-ins' only if we start them. */
    usedPorts,
    host,
    isDemo,
    databaseUrl,
    publicUrl,
    hasSandbox,
    hasOwnPostcodes,
    hasMailbox,
    env: processEnv,
  };
}
