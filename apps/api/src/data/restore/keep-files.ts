import { createHash } from 'node:crypto';
import { expectName } from '../../attachments';
import type { StatementRunner } from '../../database/statements';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { filesOf } from './read-whole';

interface Keeping {
  statements: StatementRunner;
  storage: ObjectStorage;
  at: Date;
}

/** A bucket is far away, and there may be thousands. */
const askedAtOnce = 20;

/** @throws ExportError where a file is not what its name says */
export async function checkFiles(path: string): Promise<void> {
  const files = filesOf(path);
  while (!(await files.next()).done);
}

/** How many files are not here. */
export async function countMissing(storage: ObjectStorage, keys: readonly string[]): Promise<number> {
  let missing = 0;
  for (let at = 0; at < keys.length; at += askedAtOnce) {
    const some = keys.slice(at, at + askedAtOnce);
    const areHere = await Promise.all(some.map((key) => storage.exists(key)));
    missing += areHere.filter((isHere) => !isHere).length;
  }
  return missing;
}

/**
 * Keeps the files of an export that are not here, or are damaged. Papers of customers go again tomorrow unless a row
 * names them by then, which the restore sees to.
 */
export async function keepFiles({ statements, storage, at }: Keeping, path: string): Promise<void> {
  for await (const { key, content } of filesOf(path)) {
    if (await isHere(storage, key, content)) continue;
    const [, id, ending] = /^attachments\/(.+)\.(jpg|pdf)$/.exec(key) ?? [];
    if (id)
      await expectName(statements, { id, type: ending === 'pdf' ? 'application/pdf' : 'image/jpeg' }, at);
    await storage.put(key, content);
  }
}

async function isHere(storage: ObjectStorage, key: string, content: Buffer): Promise<boolean> {
  const found = await storage.get(key);
  if (!found) return false;
  if (found.size !== content.length) return !found.content.destroy();
  const hash = createHash('sha256');
  for await (const part of found.content as AsyncIterable<Buffer>) hash.update(part);
  return hash.digest().equals(createHash('sha256').update(content).digest());
}
