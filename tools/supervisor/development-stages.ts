import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  databaseStages,
  healthHost,
  keepFilesWithData,
  mailboxStages,
  postcodeStages,
  sandboxStages,
  type Place,
} from './product-stages.ts';
import type { Settings } from './settings.ts';
import { serviceStage, taskStage, type Stage } from './stages.ts';

/** A first compilation on a busy laptop. */
const limitMs = 120_000;

/**
 * The product with hot reload: the API's bundles are made again at each change and Node starts them again; the
 * shop and the admin remote come from their development servers, on the same ports. The sandbox of SumUp and the
 * mailbox are built once: they seldom change, and a new start takes new ones.
 */
export function developmentStages(settings: Settings, place: Place): Stage[] {
  const { env, ports, host } = settings;
  keepFilesWithData(settings, place);
  const local = healthHost(host);
  const common = (name: string) => ({
    name,
    env,
    cwd: place.root,
    logFile: place.logOf(name),
    wholeGroup: true,
    limitMs,
  });
  const script = (name: string, workspace: string) => ({
    ...common(name),
    ...npm('run', 'dev', '-w', workspace),
  });
  const build = (app: string) =>
    taskStage({ ...common(`${app}-bundle`), ...npm('run', 'build', '-w', `@app/${app}`) });
  const watched = (name: string, bundle: string) => ({
    ...common(name),
    file: process.execPath,
    args: ['--watch', '--watch-preserve-output', '--enable-source-maps', join(place.root, bundle)],
  });
  const { server, schema } = databaseStages(settings, place);
  return [
    serviceStage({ ...script('api-bundles', '@app/api'), isReady: bundlesIn(place.root) }),
    ...server,
    schema,
    ...(settings.hasSandbox ? [build('sumup-sandbox')] : []),
    ...sandboxStages(settings, place),
    ...postcodeStages(settings, place),
    ...(settings.hasMailbox ? [build('mailbox')] : []),
    ...mailboxStages(settings, place),
    serviceStage({
      ...watched('api', 'apps/api/dist/main.js'),
      healthUrl: `${local}:${ports.API_PORT}/api/health/ready`,
    }),
    serviceStage({
      ...watched('worker', 'apps/api/dist/worker.js'),
      healthUrl: `${local}:${ports.WORKER_PORT}/health`,
    }),
    serviceStage({ ...script('admin', '@app/admin'), isReady: answers(`${local}:${ports.ADMIN_PORT}/`) }),
    serviceStage({ ...script('shop', '@app/shop'), isReady: answers(`${local}:${ports.SHOP_PORT}/`) }),
  ];
}

const npm = (...args: string[]) =>
  process.env.npm_execpath
    ? { file: process.execPath, args: [process.env.npm_execpath, ...args] }
    : { file: 'npm', args };

/** True when all of the API's bundles have been written; there were none before. */
function bundlesIn(root: string) {
  const files = ['main', 'worker', 'migrate', 'demo-database'].map((name) =>
    join(root, `apps/api/dist/${name}.js`),
  );
  return () => files.every((file) => existsSync(file));
}

/** A development server has no health address: any answer will do. */
const answers = (url: string) => () =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status < 500;
    },
    () => false,
  );
