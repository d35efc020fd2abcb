import { createHash } from 'node:crypto';
import { open } from 'node:fs/promises';

export interface Fingerprint {
  size: number;
  sha256: string;
}

export async function fingerprintOf(
  content: AsyncIterable<Uint8Array>,
  onPart?: (part: Uint8Array) => Promise<void>,
): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of content) {
    hash.update(part);
    size += part.length;
    await onPart?.(part);
  }
  return { size, sha256: hash.digest('hex') };
}

export async function writeSynced(path: string, content: AsyncIterable<Uint8Array>): Promise<Fingerprint> {
  const file = await open(path, 'wx', 0o600);
  try {
    const fingerprint = await fingerprintOf(content, (part) => file.writeFile(part));
    await file.sync();
    return fingerprint;
  } finally {
    await file.close();
  }
}
