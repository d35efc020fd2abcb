import { randomUUID } from 'node:crypto';
import { copyFile, mkdir, readdir, rename, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';

const keptMs = 30 * 86_400_000;

/**
 * Adds the assets of this release to a folder that all servers of an app share, so that pages of another release find theirs
 * whichever server they ask: one that was open before, and a new one whose assets are asked of an old server. Their
 * names tell their content, so releases do not get in each other's way. What no server began with for 30 days goes.
 * @param from folder of the assets that were built
 * @param into the shared folder; made where it is not there
 */
export async function keepAssets(from: string, into: string): Promise<void> {
  await mkdir(into, { recursive: true });
  const now = new Date();
  for (const name of await readdir(from)) {
    const kept = join(into, name);
    const isThere = await utimes(kept, now, now).then(
      () => true,
      () => false,
    );
    if (isThere) continue;
    // Whole or not at all: another server may be asked for it at this moment.
    const part = `${kept}.${randomUUID()}`;
    await copyFile(join(from, name), part);
    await rename(part, kept);
  }
  for (const name of await readdir(into)) {
    const { mtimeMs } = await stat(join(into, name)).catch(() => ({ mtimeMs: Infinity }));
    if (now.getTime() - mtimeMs > keptMs) await rm(join(into, name), { force: true });
  }
}
