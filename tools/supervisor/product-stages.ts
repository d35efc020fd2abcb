import { join } from 'node:path';
import { apiMemory } from './api-memory.ts';
import type { Settings } from './settings.ts';
import type { Step } from './supervisor.ts';
import { postgresStage, serviceStage, taskStage } from './stages.ts';

export interface Place {
  /** The checkout. */
  root: string;
  dataDir: string;
  logOf: (name: string) => string;
}

/** The product in starting order, from the built bundles. Each step needs those before it. */
export function productStages(settings: Settings, place: Place): Step[] {
  const { ports } = settings;
  keepFilesWithData(settings, place);
  const local = healthHost(settings.host);
  const bundle = bundleOf(settings, place);
  const { server, schema } = databaseStages(settings, place);
  return [
    ...server,
    // Of these only the schema needs the database, so they share the processors while that is made.
    [
      schema,
      ...sandboxStages(settings, place),
      ...postcodeStages(settings, place),
      ...mailboxStages(settings, place),
      serviceStage({
        ...bundle('admin', 'apps/admin/dist/server.js'),
        healthUrl: `${local}:${ports.ADMIN_PORT}/health`,
      }),
      serviceStage({
        ...bundle('shop', 'apps/shop/dist/server.js'),
        healthUrl: `${local}:${ports.SHOP_PORT}/health`,
      }),
    ],
    [
      serviceStage({
        ...bundle('api', 'apps/api/dist/main.js', apiMemory),
        healthUrl: `${local}:${ports.API_PORT}/api/health/ready`,
      }),
      serviceStage({
        ...bundle('worker', 'apps/api/dist/worker.js', apiMemory),
        healthUrl: `${local}:${ports.WORKER_PORT}/health`,
      }),
    ],
  ];
}

/** The embedded server, unless another was named; its schema, and in the demo what that begins with. */
export function databaseStages(settings: Settings, place: Place) {
  const { env, databaseUrl, ports } = settings;
  const bundle = bundleOf(settings, place);
  const embedded = postgresStage({
    dataDir: join(place.dataDir, 'pg'),
    port: ports.PG_PORT,
    logFile: place.logOf('postgres'),
    onReady: (url) => (env.DATABASE_URL = url),
  });
  const prepare = env.APP_ENV === 'demo' ? 'demo-database' : 'migrate';
  return {
    server: databaseUrl ? [] : [embedded],
    schema: taskStage(bundle(prepare, `apps/api/dist/${prepare}.js`)),
  };
}

/**
 * The stand-in for SumUp, unless a real account was named. What it knows lies with the other data, and is gone
 * with them after `npm run reset`.
 */
export function sandboxStages(settings: Settings, place: Place) {
  const { env, hasSandbox, host, ports } = settings;
  const data = env.SUMUP_SANDBOX_DATA || join(place.dataDir, 'sumup-sandbox.ndjson');
  const bundle = bundleOf(settings, place);
  return hasSandbox
    ? [
        serviceStage({
          ...bundle('sumup-sandbox', 'apps/sumup-sandbox/dist/server.js'),
          env: { ...env, SUMUP_SANDBOX_DATA: data },
          healthUrl: `${healthHost(host)}:${ports.SUMUP_SANDBOX_PORT}/health`,
        }),
      ]
    : [];
}

/** The stand-in for postcodes.io, unless another place to look them up was named. No bundle: it imports nothing. */
export function postcodeStages({ env, hasOwnPostcodes, ports }: Settings, { root, logOf }: Place) {
  return hasOwnPostcodes
    ? [
        serviceStage({
          name: 'postcodes',
          file: process.execPath,
          args: [join(root, 'tools/postcodes/stand-in.ts')],
          env,
          cwd: root,
          logFile: logOf('postcodes'),
          ipc: true,
          healthUrl: `http://127.0.0.1:${ports.POSTCODES_PORT}/health`,
        }),
      ]
    : [];
}

/** The mailbox that mail ends in, unless a real server was named. Its mails lie with the other data. */
export function mailboxStages(settings: Settings, place: Place) {
  const { env, hasMailbox, host, ports } = settings;
  const bundle = bundleOf(settings, place);
  return hasMailbox
    ? [
        serviceStage({
          ...bundle('mailbox', 'apps/mailbox/dist/server.js'),
          env: { ...env, MAILBOX_DATA: env.MAILBOX_DATA || join(place.dataDir, 'mail') },
          healthUrl: `${healthHost(host)}:${ports.MAIL_WEB_PORT}/health`,
        }),
      ]
    : [];
}

/** What visitors and staff send lies with the other data, unless another folder was named; backups too. */
export function keepFilesWithData({ env }: Settings, { dataDir }: Pick<Place, 'dataDir'>) {
  env.STORAGE_FOLDER ||= join(dataDir, 'files');
  env.BACKUP_FOLDER ||= join(dataDir, 'backups');
}

/**
 * How a built bundle is run. The environment is shared, not copied: the database's address joins it only when
 * the database is up.
 */
const bundleOf =
  ({ env }: Settings, { root, logOf }: Place) =>
  (name: string, script: string, nodeArgs: readonly string[] = []) => ({
    name,
    file: process.execPath,
    script,
    args: ['--enable-source-maps', ...nodeArgs, join(root, script)],
    env,
    cwd: root,
    logFile: logOf(name),
    ipc: true,
  });

/** Health is asked on this machine, whichever addresses the service listens on. */
export const healthHost = (host: string) =>
  `http://${host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host}`;
