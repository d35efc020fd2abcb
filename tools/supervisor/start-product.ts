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
  /** Data, logs and the lock; `.data` of the checkout when not given. */
  dataDir?: string;
  /** Where progress is reported. */
  say?: (text: string) => void;
  /** What to start instead of the built product: development servers, or stand-ins in tests. */
  stages?: (settings: Settings, place: Place) => Step[];
}

export type Product = ReturnType<typeof startProduct>;

/** Starts the whole product, which can be stopped or killed before it is up. */
export function startProduct({
  env = process.env,
  dataDir = join(workspaceRoot, '.data'),
  say = console.log,
  stages = productStages,
}: StartOptions = {}) {
  const settings = readSettings(env, dataDir);
  const logOf = (name: string) => join(resolve(dataDir), 'logs', `${name}.log`);
  const record = join(dataDir, 'children.json');
  const began = performance.now();
  const supervisor = new Supervisor(stages(settings, { dataDir, logOf }), {
    onStage: (name) => say(`${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s  ${name}`),
    onParts: (parts) => recordProcesses(record, parts),
    onRestart: say,
  });
  return {
    /** Sample content, and an admin whose password is announced. */
    isDemo: settings.isDemo,
    /** Resolves when every part is healthy, to all addresses. */
    started: start(),
    /** Resolves when a part ended by itself, again and again, and the rest was stopped because of it. */
    lost: supervisor.lost,
    /** In reverse order of starting, PostgreSQL last. */
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
      for (const { name } of supervisor.stages) keepPrevious(logOf(name));
      await supervisor.start();
      return urlsOf(settings);
    } catch (error) {
      release();
      throw error;
    }
  }
}

/** Looks at every port before anything is started, and names the variables of all that are taken. */
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
  // What is a stand-in of ours: where mail can be read, postcodes are looked up, card pages are served.
  ...(hasMailbox && { mailbox: `http://localhost:${ports.MAIL_WEB_PORT}` }),
  ...(hasOwnPostcodes && { postcodes: env.POSTCODES_API_URL }),
  ...(hasSandbox && { sumupSandbox: env.SUMUP_SANDBOX_URL }),
});

/** A start begins new logs; those of the run before stay for whoever asks why it ended. */
function keepPrevious(log: string) {
  if (existsSync(log)) renameSync(log, log.replace(/\.log$/, '.previous.log'));
}

/** What programs need of the environment. Anything more could let a test reach somebody's real services. */
export const demoEnvironment = (): NodeJS.ProcessEnv => {
  const { PATH, HOME, TMPDIR, LANG, NODE_OPTIONS } = process.env;
  return { PATH, HOME, TMPDIR, LANG, NODE_OPTIONS, APP_ENV: 'demo' };
};

/** A folder for data that are thrown away, which PostgreSQL can pass where it runs as another user. */
export function temporaryFolder(name: string) {
  const folder = mkdtempSync(join(tmpdir(), `${name}-`));
  chmodSync(folder, 0o711);
  return folder;
}

/** Runs the built product as a demo on free ports, with data of its own that is gone afterwards, for as long as `use` takes. */
export async function withProduct<T>(
  use: (product: { urls: Urls; env: NodeJS.ProcessEnv; dataDir: string }) => Promise<T>,
  settings: NodeJS.ProcessEnv = {},
) {
  const dataDir = temporaryFolder('vanity-tops');
  const env = { ...demoEnvironment(), ...(await freeProductPorts()), ...settings };
  const product = startProduct({ env, dataDir, say: () => {} });
  try {
    return await use({ urls: await product.started, env, dataDir });
  } finally {
    await product.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}
