// `npm run data:import -- FILE [--dry-run]`: puts an export in the place of what is in the database that DATABASE_URL names;
// without it in the demo's of this checkout, which is started for as long as that takes where it does not run.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { lockHolder } from './processes/lock-file.mjs';
import { startPostgres } from './postgres/start-postgres.ts';
import { workspaceRoot } from './setup/workspace-root.mjs';
import { readSettings } from './supervisor/settings.ts';

const data = join(workspaceRoot, '.data');
const passwordFile = join(data, 'pg', 'password');
const words = process.argv.slice(2).map((word) => (word.startsWith('-') ? word : resolve(word)));

if (!existsSync(bundle('data-import')))
  fail('It is not built yet: `npm start` builds it, as does `npx nx build @app/api`.');
process.exit(process.env.DATABASE_URL ? await run('data-import', words) : await runOnDemo());

/** On the demo's own database. */
async function runOnDemo() {
  if (!existsSync(passwordFile))
    fail('There is no database here: set DATABASE_URL, or run `npm start` first.');
  const { ports } = readSettings(process.env);
  const files = { STORAGE_FOLDER: join(data, 'files'), BACKUP_FOLDER: join(data, 'backups') };
  const demo = { ...files, ...process.env, APP_ENV: 'demo' };
  if (lockHolder(join(data, 'supervisor.lock'))) {
    const password = readFileSync(passwordFile, 'utf8').trim();
    const url = `postgresql://app:${password}@127.0.0.1:${ports.PG_PORT}/app`;
    return run('data-import', words, { ...demo, DATABASE_URL: url });
  }
  const server = await startPostgres({
    dataDir: join(data, 'pg'),
    port: ports.PG_PORT,
    logFile: join(data, 'logs', 'postgres.log'),
  });
  try {
    const env = { ...demo, DATABASE_URL: server.url };
    // It may have stopped before this version of the product.
    return (await run('migrate', [], env)) || (await run('data-import', words, env));
  } finally {
    await server.stop();
  }
}

/** How it ended. */
function run(name: string, given: string[], env: NodeJS.ProcessEnv = process.env) {
  return new Promise<number>((ended) => {
    const child = spawn(process.execPath, ['--enable-source-maps', bundle(name), ...given], {
      cwd: workspaceRoot,
      stdio: 'inherit',
      env,
    });
    child.once('error', () => ended(1)).once('exit', (status) => ended(status ?? 1));
  });
}

function bundle(name: string) {
  return join(workspaceRoot, 'apps', 'api', 'dist', `${name}.js`);
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
