// `npm run admin:create`, `data:import`, `seed:many` and `backup…`: a command of the API on DATABASE_URL's database;
// without it on this checkout's demo database, which is started for the duration if necessary.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPostgres } from './postgres/start-postgres.ts';
import { lockHolder, takeLock } from './processes/lock-file.mjs';
import { workspaceRoot } from './setup/workspace-root.mjs';
import { readSettings } from './supervisor/settings.ts';

/** What a command needs: the current schema, the existing schema, a stopped product, or only files. */
const needsByCommand: Record<string, 'migrated' | 'as it is' | 'stopped' | 'nothing'> = {
  'create-admin': 'migrated',
  'seed-many': 'migrated',
  'data-import': 'stopped',
  'backup list': 'nothing',
  'backup restore': 'stopped',
};

const [command = '', ...words] = process.argv.slice(2);
const args = command === 'data-import' ? words.map(toAbsolutePath) : words;
const dataDir = join(workspaceRoot, '.data');
const passwordFile = join(dataDir, 'pg', 'password');
const lockFile = join(dataDir, 'supervisor.lock');

if (!existsSync(bundleOf(command))) fail('It is not built yet: run `npm start` or `npx nx build @app/api`.');
process.exit(process.env.DATABASE_URL ? await run(command, args, process.env) : await runOnDemo());

async function runOnDemo() {
  const { env, ports } = readSettings(process.env, dataDir);
  const needs = needsByCommand[command] ?? needsByCommand[`${command} ${args[0]}`] ?? 'as it is';
  const runOn = (url: string) => run(command, args, { ...env, DATABASE_URL: url });
  if (needs === 'nothing') return runOn('postgresql://app@127.0.0.1/app');
  if (needs !== 'stopped' && !existsSync(passwordFile))
    fail('There is no database here: set DATABASE_URL, or run `npm start` first.');
  if (lockHolder(lockFile)) {
    if (needs === 'stopped') fail('The product is running: stop it first.');
    const password = readFileSync(passwordFile, 'utf8').trim();
    return runOn(`postgresql://app:${password}@127.0.0.1:${ports.PG_PORT}/app`);
  }
  const release = takeLock(lockFile);
  try {
    const server = await startPostgres({
      dataDir: join(dataDir, 'pg'),
      port: ports.PG_PORT,
      logFile: join(dataDir, 'logs', 'postgres.log'),
    });
    // The database may be of an older version.
    const migrate = () => run('migrate', [], { ...env, DATABASE_URL: server.url });
    try {
      return (needs === 'migrated' && (await migrate())) || (await runOn(server.url));
    } finally {
      await server.stop();
    }
  } finally {
    release();
  }
}

/** Resolves to the exit code. */
async function run(name: string, given: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--enable-source-maps', bundleOf(name), ...given], {
    stdio: 'inherit',
    env,
  });
  // The child gets Ctrl-C too and cleans up; then we stop what was started for it.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

function bundleOf(name: string) {
  return join(workspaceRoot, 'apps', 'api', 'dist', `${name}.js`);
}

/** Resolves paths against the caller's folder: npm changes it. */
function toAbsolutePath(arg: string) {
  const path = resolve(process.env.INIT_CWD ?? '.', arg);
  return !arg.startsWith('-') && existsSync(path) ? path : arg;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
