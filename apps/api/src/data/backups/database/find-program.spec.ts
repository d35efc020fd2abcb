import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fakeProgram } from '../testing/fake-program';
import { findProgram } from './find-program';

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
