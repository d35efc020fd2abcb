// @ts-check
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  databaseStages,
  healthHost,
  keepFilesWithData,
  mailboxStages,
  postcodeStages,
  sandboxStages,
} from './product-stages.mjs';
import { serviceStage } from './service-stage.mjs';
import { taskStage } from './task-stage.mjs';

/** A first compilation on a busy laptop. */
const limitMs = 120_000;

/**
 * The product with hot reload: the API's bundles are made again at each change and Node starts them again; the
 * shop and the admin remote come from their development servers, on the same ports. The sandbox of SumUp and the
 * mailbox are built once: they seldom change, and a new start takes new ones.
 * @param {import('./settings.mjs').Settings} settings
 * @param {import('./product-stages.mjs').Place} place
 * @returns {import('./part.d.mts').Stage[]}
 */
export function developmentStages(settings, place) {
  const { env, ports, host } = settings;
  keepFilesWithData(settings, place);
  const local = healthHost(host);
  /** @param {string} name */
  const common = (name) => ({
    name,
    env,
    cwd: place.root,
    logFile: place.logOf(name),
    wholeGroup: true,
    limitMs,
  });
  /** @param {string} name @param {string} workspace */
  const script = (name, workspace) => ({ ...common(name), ...npm('run', 'dev', '-w', workspace) });
  /** @param {string} app */
  const build = (app) =>
    taskStage({ ...common(`${app}-bundle`), ...npm('run', 'build', '-w', `@app/${app}`) });
  /** @param {string} name @param {string} bundle */
  const watched = (name, bundle) => ({
    ...common(name),
    file: process.execPath,
    args: ['--watch', '--watch-preserve-output', '--enable-source-maps', join(place.root, bundle)],
  });
  return [
    serviceStage({ ...script('api-bundles', '@app/api'), isReady: bundlesIn(place.root) }),
    ...databaseStages(settings, place),
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

/** @param {string[]} args */
const npm = (...args) =>
  process.env.npm_execpath
    ? { file: process.execPath, args: [process.env.npm_execpath, ...args] }
    : { file: 'npm', args };

/** True when all of the API's bundles have been written; there were none before. @param {string} root */
function bundlesIn(root) {
  const files = ['main', 'worker', 'migrate', 'seed'].map((name) => join(root, `apps/api/dist/${name}.js`));
  return () => files.every((file) => existsSync(file));
}

/** A development server has no health address: any answer will do. @param {string} url */
const answers = (url) => () =>
  fetch(url, { signal: AbortSignal.timeout(5_000) }).then(
    async (response) => {
      await response.body?.cancel();
      return response.status < 500;
    },
    () => false,
  );
