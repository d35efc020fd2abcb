import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { DiskStorage } from './disk-storage';
import { testObjectStorage } from './testing/object-storage-contract';

let folder: string;
let storage: DiskStorage;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'storage-'));
  storage = new DiskStorage(join(folder, 'files'));
  await storage.onModuleInit();
});
afterAll(() => rmSync(folder, { recursive: true }));

testObjectStorage(() => storage);

it('leaves no partial file, whether it could be stored or not', async () => {
  await storage.put('images/good.jpg', Buffer.from('x'));
  writeFileSync(join(folder, 'files/plans'), 'not a folder');
  await expect(storage.put('plans/bad.pdf', Buffer.from('x'))).rejects.toThrow();
  expect(readdirSync(join(folder, 'files/.unfinished'))).toEqual([]);
});

it('deletes partial files of ended processes, and none in progress', async () => {
  const unfinished = join(folder, 'files/.unfinished');
  for (const name of ['left', 'begun']) writeFileSync(join(unfinished, name), 'x');
  const yesterday = new Date(Date.now() - 24 * 3_600_000);
  utimesSync(join(unfinished, 'left'), yesterday, yesterday);
  await storage.removeUnfinished(new Date(Date.now() - 3_600_000));
  expect(readdirSync(unfinished)).toEqual(['begun']);
  await storage.removeUnfinished(new Date(Date.now() + 3_600_000));
  expect(readdirSync(unfinished)).toEqual([]);
});

it('stores files that no other user can write', async () => {
  await storage.put('attachments/private.pdf', Buffer.from('x'));
  expect(statSync(join(folder, 'files/attachments/private.pdf')).mode & 0o027).toBe(0);
});

it('refuses files when the disk is nearly full, but still serves stored ones', async () => {
  const full = new DiskStorage(join(folder, 'files'), Number.MAX_SAFE_INTEGER);
  await full.onModuleInit();
  await storage.put('images/old.jpg', Buffer.from('x'));
  const logError = vi.spyOn(Logger.prototype, 'error').mockImplementation(() => undefined);
  await expect(full.put('images/new.jpg', Buffer.from('x'))).rejects.toMatchObject({
    code: 'server/unavailable',
  });
  expect(logError).toHaveBeenCalledWith('The disk is nearly full: uploads are rejected.');
  logError.mockRestore();
  expect(await full.exists('images/new.jpg')).toBe(false);
  expect(await full.exists('images/old.jpg')).toBe(true);
});

it('does not start if the folder cannot be created', async () => {
  writeFileSync(join(folder, 'file'), '');
  await expect(new DiskStorage(join(folder, 'file/files')).onModuleInit()).rejects.toThrow('ENOTDIR');
});
