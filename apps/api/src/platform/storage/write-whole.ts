import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

/** What a file is known by. */
export interface Fingerprint {
  /** Bytes. */
  size: number;
  sha256: string;
}

/** Of a content of which never more than a part is in memory; each is handed on where somebody wants them. */
export async function fingerprintOf(
  content: AsyncIterable<Uint8Array>,
  handOn?: (part: Uint8Array) => Promise<void>,
): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of content) {
    hash.update(part);
    size += part.length;
    await handOn?.(part);
  }
  return { size, sha256: hash.digest('hex') };
}

/** Writes a file that only we may read, down to the disk. */
export async function writeWhole(path: string, content: AsyncIterable<Uint8Array>): Promise<Fingerprint> {
  const file = await open(path, 'wx', 0o600);
  try {
    const fingerprint = await fingerprintOf(content, (part) => file.writeFile(part));
    await file.sync();
    return fingerprint;
  } finally {
    await file.close();
  }
}
