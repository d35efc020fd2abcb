import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { connectionEnvironment, findPrograms } from './postgres-programs';
import { fakePostgresPrograms } from './testing/fake-postgres-programs';
import { fakeProgram } from './testing/fake-program';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

it('takes those of the server’s version, which lie beside the pg_dump that was named', async () => {
  const pgDump = fakePostgresPrograms(18, { sql: '' });
  folders.push(dirname(pgDump));
  expect(await findPrograms({ major: 18, named: pgDump })).toEqual({
    pg_dump: pgDump,
    pg_restore: join(dirname(pgDump), 'pg_restore'),
    psql: join(dirname(pgDump), 'psql'),
  });
});

it('takes no other version, and nothing that is something else', async () => {
  const older = fakePostgresPrograms(15, { sql: '' });
  const other = mkdtempSync(join(tmpdir(), 'programs-'));
  folders.push(dirname(older), other);
  const named = [older, fakeProgram(other, 'pg_dump', '18.4', { says: 'hello' }), join(other, 'nothing')];
  for (const each of named)
    await expect(findPrograms({ major: 18, named: each })).rejects.toThrow(
      'No pg_dump of version 18 was found',
    );
});

it('tells programs all of an address, and none of our other secrets', () => {
  process.env.SUMUP_API_KEY = 'sup_sk_secret';
  const env = connectionEnvironment('postgresql://ap%40p:p%2Fw%3A1@db.example:5433/shop?sslmode=require&x=1');
  delete process.env.SUMUP_API_KEY;
  expect(env).toMatchObject({
    PGHOST: 'db.example',
    PGPORT: '5433',
    PGUSER: 'ap@p',
    PGPASSWORD: 'p/w:1',
    PGDATABASE: 'shop',
    PGSSLMODE: 'require',
  });
  expect(JSON.stringify(env)).not.toContain('secret');
});

it('leaves to the programs what an address does not say', () => {
  const env = connectionEnvironment('postgresql://app@localhost/shop?host=/run/postgresql');
  expect(env).toMatchObject({ PGHOST: '/run/postgresql', PGUSER: 'app' });
  expect(env).not.toHaveProperty('PGPASSWORD');
  expect(env).not.toHaveProperty('PGPORT');
  expect(connectionEnvironment('postgresql://app@[::1]:5432/shop').PGHOST).toBe('::1');
});
