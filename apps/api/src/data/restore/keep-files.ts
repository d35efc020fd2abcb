import { hash } from 'node:crypto';
import { scheduleCleanup } from '../../attachments';
import type { StatementRunner } from '../../database/statements';
import type { ObjectStorage } from '../../platform/storage/object-storage';
import { fingerprintOf } from '../../platform/storage/write-whole';
import { eventsOf } from './read-whole';

interface Keeping {
  statements: StatementRunner;
  storage: ObjectStorage;
  at: Date;
}

/**
 * Keeps the files of an export that are not here, or are damaged. Papers of customers go again tomorrow unless a row
 * names them by then, which the restore sees to.
 */
export async function keepFiles({ statements, storage, at }: Keeping, path: string): Promise<void> {
  for await (const event of eventsOf(path)) {
    if (event.kind !== 'file') continue;
    const { key, content } = event;
    if (await isHere(storage, key, content)) continue;
    const [, id, ending] = /^attachments\/(.+)\.(jpg|pdf)$/.exec(key) ?? [];
    if (id)
      await scheduleCleanup(
        statements,
        { id, type: ending === 'pdf' ? 'application/pdf' : 'image/jpeg' },
        at,
      );
    await storage.put(key, content);
  }
}

async function isHere(storage: ObjectStorage, key: string, content: Buffer): Promise<boolean> {
  const found = await storage.get(key);
  if (!found) return false;
  if (found.size !== content.length) return !found.content.destroy();
  const { sha256 } = await fingerprintOf(found.content as AsyncIterable<Buffer>);
  return sha256 === hash('sha256', content);
}
