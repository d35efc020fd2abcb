import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const prefix = 'vanity-top-upload-';
const namePattern = new RegExp(`^${prefix}(?<pid>\\d+)-[A-Za-z0-9]{6}$`);

/** A folder that only this system user can read. Its name contains the process id. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${prefix}${process.pid}-`));

/**
 * Removes folders of processes that ended during an upload. A folder with our own process id is from an earlier process
 * with the same id.
 */
export async function removeAbandonedUploads(): Promise<void> {
  const names = await readdir(tmpdir());
  const abandoned = names.filter((name) => {
    const pid = Number(namePattern.exec(name)?.groups?.pid ?? 0);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  await Promise.allSettled(
    abandoned.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })),
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
