import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { BackupFolder, type BackupOccasion } from './backup-folder';

let folder: string;
beforeEach(() => (folder = join(mkdtempSync(join(tmpdir(), 'backups-')), 'made')));
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

const at = (minute: number) => new Date(Date.UTC(2026, 10, 22, 9, minute));
const keep = (content: Iterable<string>, minute = 0, before: BackupOccasion = 'migration') =>
  new BackupFolder(folder).keep(Readable.from(content), at(minute), before);

it('keeps what it is given, for nobody else on the machine', async () => {
  const name = await keep(['a whole ', 'export']);
  expect(name).toBe('before-migration-2026-11-22T09-00-00.000Z.json');
  expect(readFileSync(join(folder, name), 'utf8')).toBe('a whole export');
  if (process.platform !== 'win32') expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
});

it('keeps the newest ten, and nothing that others put there is touched', async () => {
  await keep(['x']);
  writeFileSync(join(folder, 'of-somebody.json'), '');
  for (let minute = 1; minute < 13; minute += 1)
    await keep(['x'], minute, minute % 2 ? 'restore' : 'migration');
  const names = readdirSync(folder).sort();
  expect(names).toHaveLength(11);
  expect(names).toContain('of-somebody.json');
  for (const gone of ['T09-00-', 'T09-01-', 'T09-02-']) expect(names.join()).not.toContain(gone);
});

it('keeps none for longer than thirty days, also where none is taken', async () => {
  const day = 24 * 60;
  await keep(['x'], 0, 'restore');
  await keep(['x'], day);
  const told = new BackupFolder(folder);
  await told.tidy(at(30 * day));
  expect(readdirSync(folder)).toHaveLength(2);
  await told.tidy(at(30 * day + 1));
  expect(readdirSync(folder)).toEqual(['before-migration-2026-11-23T09-00-00.000Z.json']);
  await keep(['x'], 32 * day);
  expect(readdirSync(folder)).toHaveLength(1);
  await new BackupFolder(join(folder, 'nowhere')).tidy(at(0));
});

it('leaves no half of one, and takes away what a process left that ended over it', async () => {
  function* broken() {
    yield 'half';
    throw new Error('the database is gone');
  }
  await expect(keep(broken())).rejects.toThrow('the database is gone');
  expect(readdirSync(folder)).toEqual([]);
  writeFileSync(join(folder, 'before-migration-2026-11-22T08-00-00.000Z.json.unfinished'), 'half');
  const name = await keep(['whole']);
  expect(readdirSync(folder)).toEqual([name]);
});
