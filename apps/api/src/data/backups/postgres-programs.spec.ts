import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectionEnvironment, findProgram } from './postgres-programs';
import { fakeProgram } from './testing/fake-program';

let root: string;
beforeEach(() => (root = mkdtempSync(join(tmpdir(), 'programs-'))));
afterEach(() => rmSync(root, { recursive: true }));

const place = (name: string, version: string) => {
  const folder = join(root, name);
  mkdirSync(folder);
  fakeProgram(folder, 'pg_dump', version);
  return folder;
};
const find = (folders: string[], majors: number[], named: string | null = null) =>
  findProgram({ name: 'pg_dump', majors, named, folders });

it('finds the one of the version that is wanted, wherever it stands', async () => {
  const folders = [place('a', '15.18 (Debian 15.18-0+deb12u1)'), place('b', '18.4'), join(root, 'nothing')];
  expect(await find(folders, [18])).toEqual({ path: join(root, 'b', 'pg_dump'), version: '18.4', major: 18 });
  expect(await find(folders, [17, 15])).toMatchObject({ version: '15.18', major: 15 });
});

it('takes no other version, and nothing that is something else', async () => {
  expect(await find([place('a', '15.18')], [18])).toBeNull();
  const folder = join(root, 'other');
  mkdirSync(folder);
  fakeProgram(folder, 'pg_dump', '18.4', { says: 'hello' });
  expect(await find([folder], [18])).toBeNull();
});

it('looks only where somebody says, and nowhere if told so', async () => {
  const folders = [place('a', '18.4')];
  const named = join(place('b', '15.1'), 'pg_dump');
  expect(await find(folders, [18], named)).toBeNull();
  expect(await find(folders, [15], named)).toMatchObject({ path: named });
  expect(await find(folders, [18], 'none')).toBeNull();
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
