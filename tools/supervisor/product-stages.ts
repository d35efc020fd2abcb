import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Program } from '../processes/start-part.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { isHealthy, postgresStage, serviceStage, taskStage } from './parts.ts';
import type { PortName, Settings } from './settings.ts';
import type { Step } from './supervisor.ts';

/**
 * Node's memory limits for the API and its worker: a heap several times what they need, and a quarter of the young
 * generation that V8 chooses on a large machine, at no cost in processor time (docs/performance). By default V8 leaves
 * garbage where memory is plentiful, up to 190 MB during an export; containers need a known maximum. The image has the
 * same (docker/Dockerfile).
 */
export const apiMemory = ['--max-old-space-size=256', '--max-semi-space-size=16'];

export interface Place {
  dataDir: string;
  logOf: (name: string) => string;
}

/** The product from the built bundles, in starting order: each step needs those before it. */
export function productStages(settings: Settings, place: Place): Step[] {
  const { server, schema, standIns, service } = partsOf(settings, place);
  return [
    ...server,
    [
      schema,
      ...standIns,
      service('admin', 'apps/admin/dist/server.js', 'ADMIN_PORT'),
      service('shop', 'apps/shop/dist/server.js', 'SHOP_PORT'),
    ],
    [
      service('api', 'apps/api/dist/main.js', 'API_PORT', '/api/health/ready', apiMemory),
      service('worker', 'apps/api/dist/worker.js', 'WORKER_PORT', '/health', apiMemory),
    ],
  ];
}

/**
 * The product with hot reload: the API's bundles are rebuilt on each change and Node restarts; shop and admin remote
 * come from their development servers, on the same ports. SumUp sandbox and mailbox are built once, as they seldom
 * change; a new start takes new ones.
 */
export function developmentStages(settings: Settings, place: Place): Step[] {
  const { server, schema, standIns, program, at } = partsOf(settings, place);
  // A first compilation on a busy laptop.
  const limitMs = 120_000;
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const script = (name: string, word: string, app: string) =>
    program(name, ...npm, 'run', word, '-w', `@app/${app}`);
  const watched = (name: string, bundle: string, healthUrl: string) => {
    const node = [process.execPath, '--watch', '--watch-preserve-output', '--enable-source-maps'];
    return serviceStage({ ...program(name, ...node, bundle), healthUrl, limitMs });
  };
  /** A development server has no health address: any response will do. */
  const served = (app: string, url: string) => {
    const isReady = () => isHealthy(url, ({ status }) => status < 500);
    return serviceStage({ ...script(app, 'dev', app), isReady, limitMs });
  };
  // Removed before the start, so they are new.
  const bundles = ['main', 'worker', 'migrate', 'demo-database'].map((name) =>
    join(workspaceRoot, `apps/api/dist/${name}.js`),
  );
  const isReady = () => bundles.every((file) => existsSync(file));
  return [
    serviceStage({ ...script('api-bundles', 'dev', 'api'), isReady, limitMs }),
    ...server,
    schema,
    ...standIns
      .filter(({ name }) => name !== 'postcodes')
      .map(({ name }) => taskStage(script(`${name}-bundle`, 'build', name))),
    ...standIns,
    watched('api', 'apps/api/dist/main.js', at('API_PORT', '/api/health/ready')),
    watched('worker', 'apps/api/dist/worker.js', at('WORKER_PORT')),
    served('admin', at('ADMIN_PORT', '/')),
    served('shop', at('SHOP_PORT', '/')),
  ];
}

function partsOf(settings: Settings, { dataDir, logOf }: Place) {
  const { env, host, ports, databaseUrl, isDemo } = settings;
  // The environment is shared, not copied: the database's address is added once the database is up.
  const program = (name: string, ...command: string[]): Program => ({
    name,
    command,
    env,
    logFile: logOf(name),
  });
  const bundle = (name: string, script: string, nodeArgs: readonly string[] = []) => ({
    ...program(name, process.execPath, '--enable-source-maps', ...nodeArgs, script),
    ipc: true,
  });
  // Reachable on this machine, whatever address a service listens on.
  const local = host === '0.0.0.0' || host === '::' ? '127.0.0.1' : host;
  const at = (port: PortName, path = '/health') => `http://${local}:${ports[port]}${path}`;
  const service = (
    name: string,
    script: string,
    port: PortName,
    path?: string,
    nodeArgs?: readonly string[],
  ) => serviceStage({ ...bundle(name, script, nodeArgs), healthUrl: at(port, path) });
  const embedded = { dataDir: join(dataDir, 'pg'), port: ports.PG_PORT, logFile: logOf('postgres') };
  /** The schema, and in the demo its sample data. */
  const prepare = isDemo ? 'demo-database' : 'migrate';
  // Not a bundle: it imports nothing. Listens on this machine only.
  const postcodes = {
    ...bundle('postcodes', 'tools/postcodes/stand-in.ts'),
    healthUrl: `${env.POSTCODES_API_URL}/health`,
  };
  return {
    program,
    service,
    at,
    server: databaseUrl ? [] : [postgresStage(embedded, (url) => (env.DATABASE_URL = url))],
    schema: taskStage(bundle(prepare, `apps/api/dist/${prepare}.js`)),
    standIns: [
      ...(settings.hasSandbox
        ? [service('sumup-sandbox', 'apps/sumup-sandbox/dist/server.js', 'SUMUP_SANDBOX_PORT')]
        : []),
      ...(settings.hasOwnPostcodes ? [serviceStage(postcodes)] : []),
      ...(settings.hasMailbox ? [service('mailbox', 'apps/mailbox/dist/server.js', 'MAIL_WEB_PORT')] : []),
    ],
  };
}
