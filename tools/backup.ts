// `npm run backup`, `backup:list`, `backup:check`, `backup:test` and `backup:restore -- BACKUP`: on the database that DATABASE_URL names;
// without it on that of the demo in this checkout, which is started for as long as it takes where it does not run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPostgres } from './postgres/start-postgres.ts';
import { lockHolder, takeLock } from './processes/lock-file.mjs';
import { workspaceRoot } from './setup/workspace-root.mjs';
import { keepFilesWithData } from './supervisor/product-stages.ts';
import { readSettings } from './supervisor/settings.ts';

const bundle = join(workspaceRoot, 'apps', 'api', 'dist', 'backup.js');
const dataDir = join(workspaceRoot, '.data');
const [command = '', ...args] = process.argv.slice(2);

if (!existsSync(bundle)) fail('It is not built yet: `npm start` builds it, as does `npx nx build @app/api`.');
process.exitCode = process.env.DATABASE_URL ? await run(process.env) : await onDemo();

/** The demo's own database. */
async function onDemo() {
  const settings = readSettings(process.env);
  keepFilesWithData(settings, { root: workspaceRoot, dataDir, logOf: () => '' });
  const { env, ports } = settings;
  const password = join(dataDir, 'pg', 'password');
  // The others look at the folder alone.
  if (command === 'list' || command === 'check')
    return run({ ...env, DATABASE_URL: 'postgresql://app@127.0.0.1/app' });
  if (command !== 'restore' && !existsSync(password))
    fail('There is no database here: set DATABASE_URL, or run `npm start` first.');
  const isRunning = lockHolder(join(dataDir, 'supervisor.lock'));
  if (isRunning && command === 'restore') fail('The product is running: stop it first.');
  if (isRunning) {
    const url = `postgresql://app:${readFileSync(password, 'utf8').trim()}@127.0.0.1:${ports.PG_PORT}/app`;
    return run({ ...env, DATABASE_URL: url });
  }
  mkdirSync(join(dataDir, 'logs'), { recursive: true });
  const release = takeLock(join(dataDir, 'supervisor.lock'));
  try {
    const server = await startPostgres({
      dataDir: join(dataDir, 'pg'),
      port: ports.PG_PORT,
      logFile: join(dataDir, 'logs', 'postgres.log'),
    });
    try {
      return await run({ ...env, DATABASE_URL: server.url });
    } finally {
      await server.stop();
    }
  } finally {
    release();
  }
}

async function run(env: NodeJS.ProcessEnv) {
  const all = [bundle, command, ...args.map(asPlace)];
  const child = spawn(process.execPath, ['--enable-source-maps', ...all], { stdio: 'inherit', env });
  // Ctrl-C reaches it too, and it tidies up; what was started for it is stopped afterwards.
  const ignore = () => {};
  process.on('SIGINT', ignore).on('SIGTERM', ignore);
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

/** A folder is meant from where somebody stands: npm runs this elsewhere. */
function asPlace(arg: string) {
  const folder = resolve(process.env.INIT_CWD ?? '.', arg);
  return !arg.startsWith('-') && existsSync(folder) ? folder : arg;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
