import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const beginning = 'vanity-top-upload-';
const form = new RegExp(`^${beginning}(?<pid>\\d+)-[A-Za-z0-9]{6}$`);

/** A folder for what one request sends, which nobody else on the machine can read. Its name says whose it is. */
export const makeUploadFolder = (): Promise<string> => mkdtemp(join(tmpdir(), `${beginning}${process.pid}-`));

/** At the start: removes what processes left that ended during uploads. Our own number is of one that had it before. */
export async function removeAbandonedUploads(): Promise<void> {
  const names = await readdir(tmpdir());
  const abandoned = names.filter((name) => {
    const pid = Number(form.exec(name)?.groups?.pid ?? 0);
    return pid > 0 && (pid === process.pid || !isRunning(pid));
  });
  // Another process may start at the same time and be quicker.
  await Promise.allSettled(
    abandoned.map((name) => rm(join(tmpdir(), name), { recursive: true, force: true })),
  );
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // There is one, of somebody else's.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
