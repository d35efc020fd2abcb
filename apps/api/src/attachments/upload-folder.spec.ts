import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { makeUploadFolder, removeAbandonedUploads } from './upload-folder';

const nameOf = (pid: number) => join(tmpdir(), `vanity-top-upload-${pid}-`);
const leftBy = (pid: number) => {
  const folder = mkdtempSync(nameOf(pid));
  writeFileSync(join(folder, '0'), 'a photo with its place');
  return folder;
};
/** The number of a process that has ended. */
const ended = () => spawnSync(process.execPath, ['--version']).pid;

it('is readable by nobody else, and named after its process', async () => {
  const folder = await makeUploadFolder();
  expect(basename(folder)).toMatch(new RegExp(`^vanity-top-upload-${process.pid}-`));
  expect(statSync(folder).mode & 0o077).toBe(0);
  rmSync(folder, { recursive: true });
});

it('is removed at the next start if its process has ended, and kept if it runs', async () => {
  const [endedFolder, ownFolder, parentFolder] = [ended(), process.pid, process.ppid].map(leftBy);
  const otherInstance = mkdtempSync(join(tmpdir(), 'vanity-top-uploads-of-others-'));
  await removeAbandonedUploads();
  const isLeft = [endedFolder, ownFolder, parentFolder, otherInstance].map((folder) =>
    existsSync(folder ?? ''),
  );
  expect(isLeft).toEqual([false, false, true, true]);
  for (const folder of [parentFolder, otherInstance]) rmSync(folder ?? '', { recursive: true });
});
