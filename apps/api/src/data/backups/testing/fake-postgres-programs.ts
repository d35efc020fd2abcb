import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeProgram } from './fake-program';

/** Writes the SQL that it was given instead of a dump. */
const dumps = (sql: string) => `
  const file = args.find((arg) => arg.startsWith('--file=')).slice(7);
  require('node:fs').writeFileSync(file, ${JSON.stringify(sql)});`;

/** Writes what was dumped as SQL; a dump makes the schema. */
const restores = (fails: boolean) => `
  const fs = require('node:fs');
  if (${fails}) { console.error('pg_restore: error: the file is broken'); process.exit(1); }
  const file = args.find((arg) => arg.startsWith('--file=')).slice(7);
  fs.writeFileSync(file, 'CREATE SCHEMA public; SET search_path TO public;' + fs.readFileSync(args.at(-1)));`;

/** Runs commands and files as one transaction. */
const runs = `
  const { Client } = require(${JSON.stringify(require.resolve('pg'))});
  const sql = args.flatMap((arg) => {
    if (arg.startsWith('--command=')) return [arg.slice(10)];
    return arg.startsWith('--file=') ? [require('node:fs').readFileSync(arg.slice(7), 'utf8')] : [];
  }).join('\\n;');
  const client = new Client();
  client.connect().then(() => client.query('BEGIN;' + sql + ';COMMIT')).catch((error) => {
    console.error('psql: ERROR: ' + error.message);
    process.exitCode = 3;
  }).finally(() => client.end());`;

/**
 * Stand-ins for pg_dump, pg_restore and psql of a major version, for machines that have none.
 * @returns what PG_DUMP is set to
 */
export function fakePostgresPrograms(
  major: number,
  { sql, fails = false, does }: { sql: string; fails?: boolean; does?: string },
): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  fakeProgram(folder, 'pg_restore', `${major}.1`, { does: restores(fails) });
  fakeProgram(folder, 'psql', `${major}.1`, { does: runs });
  return fakeProgram(folder, 'pg_dump', `${major}.1`, { does: does ?? dumps(sql) });
}
