import { buffer } from 'node:stream/consumers';
import { paths } from '@app/contracts';
import { readStonePicture } from '@app/stone/files';
import type { ObjectStorage } from '../platform/storage/object-storage';

/** Where uploaded pictures are served. */
const uploaded = paths.image('');

/** The bytes of a colour's picture, drawn or uploaded, by the address that pages know; null where it is gone. */
export async function readColorPicture(storage: ObjectStorage, url: string): Promise<Buffer | null> {
  if (!url.startsWith(uploaded)) return readStonePicture(url);
  const found = await storage.get(`images/${url.slice(uploaded.length)}`);
  return found && buffer(found.content);
}
