import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { takeLock } from '../processes/lock-file.mjs';
import { stopLeftover } from '../postgres/leftover.ts';
import { checkPorts } from './check-ports.ts';
import { recordChildren, stopLeftoverChildren } from './leftover-children.ts';
import { productStages, type Place } from './product-stages.ts';
import { readSettings, type PortName, type Settings } from './settings.ts';
import { Supervisor, type Step } from './supervisor.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  /** Data, logs and the lock; `.data` of the checkout when not given. */
  dataDir?: string;
  ports?: Partial<Record<PortName, number>>;
  /** No progress on the screen. */
  quiet?: boolean;
  /** What to start instead of the built product: development servers, or stand-ins in tests. */
  stages?: (settings: Settings, place: Place) => Step[];
}

/** A product that is starting: it can be stopped or killed before it is up. */
export type StartingProduct = ReturnType<typeof beginProduct>;
export type Product = Awaited<StartingProduct['started']>;

/** Starts the whole product and resolves when every part is healthy. */
export const startProduct = (options?: StartOptions) => beginProduct(options).started;

export function beginProduct({
  env = process.env,
  dataDir = join(root, '.data'),
  ports = {},
  quiet = false,
  stages = productStages,
}: StartOptions = {}) {
  const named = Object.fromEntries(Object.entries(ports).map(([name, port]) => [name, String(port)]));
  const settings = readSettings({ ...env, ...named });
  const place = { root, dataDir: resolve(dataDir), logOf: (name: string) => logFile(dataDir, name) };
  const record = join(place.dataDir, 'children.json');
  const began = performance.now();
  const supervisor = new Supervisor(stages(settings, place), {
    onStage: (name) =>
      quiet || console.log(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}`),
    onPart: (parts) => recordChildren(record, parts),
    onRestart: (what) => quiet || console.error(what),
  });
  const started = start();
  return { started, stop: () => supervisor.stop(), kill: () => supervisor.kill() };

  async function start() {
    mkdirSync(join(place.dataDir, 'logs'), { recursive: true });
    const release = takeLock(join(place.dataDir, 'supervisor.lock'));
    process.once('exit', release);
    try {
      await stopLeftoverChildren(record);
      await stopLeftover(join(place.dataDir, 'pg', 'cluster'));
      await checkPorts(settings);
      for (const stage of supervisor.stages) keepPrevious(place.logOf(stage.name));
      await supervisor.start();
    } catch (error) {
      release();
      throw error;
    }
    return {
      urls: urlsOf(settings),
      /** Sample content, and an admin whose password is announced. */
      isDemo: settings.env.APP_ENV === 'demo',
      processes: Object.fromEntries(supervisor.parts.map(({ name, pid }) => [name, pid])),
      parts: supervisor.parts,
      /** Resolves when a part ended by itself, again and again, and the rest was stopped because of it. */
      lost: supervisor.lost.finally(release),
      /** In reverse order of starting, PostgreSQL last. */
      stop: () => supervisor.stop().finally(release),
    };
  }
}

const urlsOf = ({ publicUrl, env, ports, hasSandbox, hasOwnPostcodes, hasMailbox }: Settings) => ({
  shop: publicUrl,
  admin: `${publicUrl}/admin`,
  adminRemote: env.ADMIN_URL ?? '',
  api: env.API_URL ?? `http://127.0.0.1:${ports.API_PORT}`,
  apiDocs: `${publicUrl}/api/docs`,
  database: env.DATABASE_URL ?? '',
  // What is a stand-in of ours: where mail can be read, postcodes are looked up, card pages are served.
  ...(hasMailbox && { mailbox: `http://localhost:${ports.MAIL_WEB_PORT}` }),
  ...(hasOwnPostcodes && { postcodes: env.POSTCODES_API_URL }),
  ...(hasSandbox && env.SUMUP_SANDBOX_URL && { sumupSandbox: env.SUMUP_SANDBOX_URL }),
});

const logFile = (dataDir: string, name: string) => join(resolve(dataDir), 'logs', `${name}.log`);

/** A start begins new logs; those of the run before stay for whoever asks why it ended. */
function keepPrevious(log: string) {
  if (existsSync(log)) renameSync(log, log.replace(/\.log$/, '.previous.log'));
}
