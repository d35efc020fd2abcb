import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import type { Fingerprint } from '../../../platform/storage/write-whole';

/** Size and digest of a file, of which never more than a piece is in memory. */
export async function digestFile(path: string): Promise<Fingerprint> {
  const hash = createHash('sha256');
  let size = 0;
  for await (const part of createReadStream(path) as AsyncIterable<Buffer>) {
    hash.update(part);
    size += part.length;
  }
  return { size, sha256: hash.digest('hex') };
}
