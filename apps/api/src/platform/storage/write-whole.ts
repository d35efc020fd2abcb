import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** What a file is known by. */
export interface Fingerprint {
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Writes a file that only we may read, down to the disk. */
export async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let size = 0;
  const file = await open(path, 'wx', 0o600);
  try {
    for await (const part of content) {
      hash.update(part);
      size += part.length;
      await file.writeFile(part);
    }
    await file.sync();
  } finally {
    await file.close();
  }
  return { size, sha256: hash.digest('hex') };
}
