import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPostgres } from '../postgres/start-postgres.ts';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { keepFilesWithData } from '../supervisor/product-stages.ts';
import { readSettings } from '../supervisor/settings.ts';
import { lockHolder, takeLock } from './lock-file.mjs';

const dataDir = join(workspaceRoot, '.data');
const passwordFile = join(dataDir, 'pg', 'password');
const lockFile = join(dataDir, 'supervisor.lock');

/**
 * What a command wants of the demo's own database: its schema of this version; the one that there is; that nobody works on
 * it, where there may be none yet; or nothing, as it looks at files alone.
 */
type Wanted = 'migrated' | 'as it is' | 'at rest' | 'nothing';

/**
 * Ends as a command of the API does, named as its bundle: on the database that DATABASE_URL names; without it on that of the
 * demo in this checkout, which is started for as long as it takes where it does not run.
 */
export async function runOnDatabase(
  command: string,
  args: readonly string[] = process.argv.slice(2),
  wanted: Wanted = 'migrated',
): Promise<never> {
  if (!existsSync(bundleOf(command)))
    fail('It is not built yet: `npm start` builds it, as does `npx nx build @app/api`.');
  const { env } = process;
  process.exit(env.DATABASE_URL ? await run(command, args, env) : await runOnDemo(command, args, wanted));
}

async function runOnDemo(command: string, args: readonly string[], wanted: Wanted) {
  const settings = readSettings(process.env);
  keepFilesWithData(settings, { dataDir });
  const { env, ports } = settings;
  const runOn = (url: string) => run(command, args, { ...env, DATABASE_URL: url });
  if (wanted === 'nothing') return runOn('postgresql://app@127.0.0.1/app');
  if (wanted !== 'at rest' && !existsSync(passwordFile))
    fail('There is no database here: set DATABASE_URL, or run `npm start` first.');
  const isRunning = lockHolder(lockFile);
  if (isRunning && wanted === 'at rest') fail('The product is running: stop it first.');
  if (isRunning) {
    const password = readFileSync(passwordFile, 'utf8').trim();
    return runOn(`postgresql://app:${password}@127.0.0.1:${ports.PG_PORT}/app`);
  }
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const release = takeLock(lockFile);
  try {
    const server = await startPostgres({
      dataDir: join(dataDir, 'pg'),
      port: ports.PG_PORT,
      logFile: join(dataDir, 'logs', 'postgres.log'),
    });
    try {
      // It may have stopped before this version of the product.
      const failed =
        wanted === 'migrated' && (await run('migrate', [], { ...env, DATABASE_URL: server.url }));
      return failed || (await runOn(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    release();
  }
}

/** How it ended. */
async function run(command: string, args: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--enable-source-maps', bundleOf(command), ...args], {
    stdio: 'inherit',
    env,
  });
  // Ctrl-C reaches it too, and it tidies up; what was started for it is stopped afterwards.
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

const ignore = () => {};

const bundleOf = (command: string) => join(workspaceRoot, 'apps', 'api', 'dist', `${command}.js`);

/** A file or a folder is meant from where somebody stands: npm runs this elsewhere. */
export function asPlace(arg: string) {
  const place = resolve(process.env.INIT_CWD ?? '.', arg);
  return !arg.startsWith('-') && existsSync(place) ? place : arg;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
