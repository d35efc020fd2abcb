import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from '../setup/workspace-root.mjs';
import { readSettings } from '../supervisor/settings.ts';

const passwordFile = join(workspaceRoot, '.data', 'pg', 'password');

/**
 * Ends as a command of the API does, named as its bundle and called with the same arguments: on the database that
 * DATABASE_URL names; without it on the one of the demo that runs in this checkout.
 */
export function runOnDatabase(command: string): never {
  const bundle = join(workspaceRoot, 'apps', 'api', 'dist', `${command}.js`);
  if (!existsSync(bundle))
    fail('It is not built yet: `npm start` builds it, as does `npx nx build @app/api`.');
  const { status } = spawnSync(process.execPath, ['--enable-source-maps', bundle, ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: process.env.DATABASE_URL ? process.env : { ...process.env, ...demo() },
  });
  process.exit(status ?? 1);
}

/** The demo's own database, which has to be running. */
function demo() {
  if (!existsSync(passwordFile))
    fail('There is no database here: set DATABASE_URL, or run `npm start` first.');
  const password = readFileSync(passwordFile, 'utf8').trim();
  const { ports } = readSettings(process.env);
  return {
    APP_ENV: 'demo',
    DATABASE_URL: `postgresql://app:${password}@127.0.0.1:${ports.PG_PORT}/app`,
  };
}

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}
