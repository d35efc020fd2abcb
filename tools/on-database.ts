// `npm run admin:create`, `data:import`, `seed:many` and `backup…`: a command of the API, on the database that DATABASE_URL
// names; without it on the demo's of this checkout, which is started for as long as it takes where it does not run.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { startPostgres } from './postgres/start-postgres.ts';
import { lockHolder, takeLock } from './processes/lock-file.mjs';
import { workspaceRoot } from './setup/workspace-root.mjs';
import { readSettings } from './supervisor/settings.ts';

/** What it wants of the demo: the schema of this version; the one that there is; that nobody works on it; files alone. */
const wanted: Record<string, 'migrated' | 'as it is' | 'at rest' | 'nothing'> = {
  'create-admin': 'migrated',
  'seed-many': 'migrated',
  'data-import': 'at rest',
  'backup list': 'nothing',
  'backup restore': 'at rest',
};

const [command = '', ...words] = process.argv.slice(2);
const args = command === 'data-import' ? words.map(asPlace) : words;
const dataDir = join(workspaceRoot, '.data');
const passwordFile = join(dataDir, 'pg', 'password');
const lockFile = join(dataDir, 'supervisor.lock');

if (!existsSync(bundleOf(command)))
  fail('It is not built yet: `npm start` builds it, as does `npx nx build @app/api`.');
process.exit(process.env.DATABASE_URL ? await run(command, args, process.env) : await runOnDemo());

async function runOnDemo() {
  const { env, ports } = readSettings(process.env, dataDir);
  const needs = wanted[command] ?? wanted[`${command} ${args[0]}`] ?? 'as it is';
  const runOn = (url: string) => run(command, args, { ...env, DATABASE_URL: url });
  if (needs === 'nothing') return runOn('postgresql://app@127.0.0.1/app');
  if (needs !== 'at rest' && !existsSync(passwordFile))
    fail('There is no database here: set DATABASE_URL, or run `npm start` first.');
  if (lockHolder(lockFile)) {
    if (needs === 'at rest') fail('The product is running: stop it first.');
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
    // It may have stopped before this version of the product.
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

/** How it ended. */
async function run(name: string, given: readonly string[], env: NodeJS.ProcessEnv) {
  const child = spawn(process.execPath, ['--enable-source-maps', bundleOf(name), ...given], {
    stdio: 'inherit',
    env,
  });
  // Ctrl-C reaches it too, and it tidies up; what was started for it is stopped afterwards.
  process.on('SIGINT', () => {}).on('SIGTERM', () => {});
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 1;
}

function bundleOf(name: string) {
  return join(workspaceRoot, 'apps', 'api', 'dist', `${name}.js`);
}

/** A file or a folder is meant from where somebody stands: npm runs this elsewhere. */
function asPlace(arg: string) {
  const place = resolve(process.env.INIT_CWD ?? '.', arg);
  return !arg.startsWith('-') && existsSync(place) ? place : arg;
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
