import { open } from 'node:fs/promises';

/** Has a folder's new entry reach the disk; Windows does so by itself, and does not let folders be opened. */
export async function syncFolder(path: string): Promise<void> {
  if (process.platform === 'win32') return;
  const folder = await open(path, 'r');
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}
