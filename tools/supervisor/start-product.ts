import { chmodSync, existsSync, mkdirSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { recordProcesses, stopLeftovers } from '../processes/leftovers.ts';
import { takeLock } from '../processes/lock-file.mjs';
import { isPortFree } from '../processes/ports.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { productStages, type Place } from './product-stages.ts';
import { freeProductPorts, readSettings, type Settings } from './settings.ts';
import { Supervisor, type Step } from './supervisor.ts';

export interface StartOptions {
  env?: NodeJS.ProcessEnv;
  /** Data, logs and the lock; default `.data` of the checkout. */
  dataDir?: string;
  /** Prints progress. */
  print?: (text: string) => void;
  /** What to start instead of the built product: development servers, or stubs in tests. */
  stages?: (settings: Settings, place: Place) => Step[];
}

export type Product = ReturnType<typeof startProduct>;

/** Starts the whole product; it can be stopped or killed before it is up. */
export function startProduct({
  env = process.env,
  dataDir = join(workspaceRoot, '.data'),
  print = console.log,
  stages = productStages,
}: StartOptions = {}) {
  const settings = readSettings(env, dataDir);
  const logOf = (name: string) => join(resolve(dataDir), 'logs', `${name}.log`);
  const record = join(dataDir, 'children.json');
  const startedAt = performance.now();
  const supervisor = new Supervisor(stages(settings, { dataDir, logOf }), {
    onStage: (name) => print(`${((performance.now() - startedAt) / 1000).toFixed(1).padStart(6)} s  ${name}`),
    onParts: (parts) => recordProcesses(record, parts),
    onRestart: print,
  });
  return {
    /** Sample content, and an admin with a public password. */
    isDemo: settings.isDemo,
    /** Resolves to all addresses once every part is healthy. */
    started: start(),
    /** Resolves when a part kept ending by itself and the rest was stopped for it. */
    lost: supervisor.lost,
    stop: () => supervisor.stop(),
    kill: () => supervisor.kill(),
  };

  async function start() {
    const release = takeLock(join(dataDir, 'supervisor.lock'));
    process.once('exit', release);
    void supervisor.lost.then(release);
    try {
      mkdirSync(join(dataDir, 'logs'), { recursive: true });
      await stopLeftovers(record);
      await checkPorts(settings);
      for (const { name } of supervisor.stages) keepPreviousLog(logOf(name));
      await supervisor.start();
      return urlsOf(settings);
    } catch (error) {
      release();
      throw error;
    }
  }
}

/** Checks every port before starting, and names the variables of all that are taken. */
async function checkPorts({ usedPorts, host }: Settings) {
  const problems = [];
  for (const [name, port] of usedPorts)
    if (!(await isPortFree(port, name === 'PG_PORT' ? '127.0.0.1' : host)))
      problems.push(`${name} ${port} is taken; set ${name} to another`);
  if (problems.length > 0) throw new Error(problems.join('\n'));
}

export type Urls = ReturnType<typeof urlsOf>;

const urlsOf = ({ publicUrl, env, ports, hasSandbox, hasOwnPostcodes, hasMailbox }: Settings) => ({
  shop: publicUrl,
  admin: `${publicUrl}/admin`,
  adminRemote: env.ADMIN_URL ?? '',
  api: env.API_URL ?? '',
  apiDocs: `${publicUrl}/api/docs`,
  database: env.DATABASE_URL ?? '',
  // Our stand-ins: where to read mail, look up postcodes and pay by card.
  ...(hasMailbox && { mailbox: `http://localhost:${ports.MAIL_WEB_PORT}` }),
  ...(hasOwnPostcodes && { postcodes: env.POSTCODES_API_URL }),
  ...(hasSandbox && { sumupSandbox: env.SUMUP_SANDBOX_URL }),
});

/** A start begins new logs; the previous ones stay, to show why it ended. */
function keepPreviousLog(log: string) {
  if (existsSync(log)) renameSync(log, log.replace(/\.log$/, '.previous.log'));
}

/** The environment that programs need. Anything more could let a test reach a real service. */
export const demoEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG, NODE_OPTIONS } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_OPTIONS, APP_ENV: 'demo' };
};

/** A throwaway folder that PostgreSQL can access when it runs as another user. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Runs the built product as a demo on free ports with temporary data, for as long as `use` takes. */
export async function withProduct<T>(
  use: (product: { urls: Urls; env: NodeJS.ProcessEnv; dataDir: string }) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
) {
  const dataDir = temporaryFolder('vanity-tops');
  const env = { ...demoEnvironment(), ...(await freeProductPorts()), ...settings };
  const product = startProduct({ env, dataDir, print: () => {} });
  try {
    return await use({ urls: await product.started, env, dataDir });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
