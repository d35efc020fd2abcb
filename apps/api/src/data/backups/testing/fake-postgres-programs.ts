import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeProgram } from './fake-program';

/** Writes the SQL it is told, or some of it and then fails. */
const dumps = (sql: string) => `
  const [file] = args.filter((arg) => arg.startsWith('--file=')).map((arg) => arg.slice(7));
  require('node:fs').writeFileSync(file, ${JSON.stringify(sql)});`;

/** Writes what was dumped. */
const restores = (fails: boolean) => `
  process.stdout.write(require('node:fs').readFileSync(args.at(-1)), () => {
    ${fails ? `console.error('pg_restore: error: the file is broken'); process.exit(1);` : ''}
  });`;

/** Runs what it reads, as one. */
const runs = `
  const { Client } = require(${JSON.stringify(require.resolve('pg'))});
  let sql = '';
  process.stdin.on('data', (part) => (sql += part)).on('end', async () => {
    const client = new Client();
    await client.connect();
    await client.query(sql).catch((error) => {
      console.error('psql: ERROR: ' + error.message);
      process.exitCode = 3;
    });
    await client.end();
  });`;

/**
 * Stand-ins for pg_dump, pg_restore and psql of a major version, for machines that have none.
 * @returns what PG_DUMP is set to
 */
export function fakePostgresPrograms(
  major: number,
  { sql, fails = false }: { sql: string; fails?: boolean },
): string {
  const folder = mkdtempSync(join(tmpdir(), 'programs-'));
  fakeProgram(folder, 'pg_restore', `${major}.1`, { does: restores(fails) });
  fakeProgram(folder, 'psql', `${major}.1`, { does: runs });
  return fakeProgram(folder, 'pg_dump', `${major}.1`, { does: dumps(sql) });
}
