import { buffer } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { paths } from '@app/contracts';
import { userAgent } from '../../../platform/outgoing/user-agent';
import { DiskStorage } from '../../../platform/storage/disk-storage';
import { sourceInvalid, sourceUnreachable } from './preview-source';

const where = 'PREVIEW_STORAGE_URL';
const patienceMs = 10_000;
/** A picture of 800 px has some hundred kilobytes. */
export const mostPictureBytes = 8 * 1024 * 1024;

/** Where the pictures of another database lie. */
export interface PictureStore {
  /** @param name checked: it leads nowhere else  @throws AppError */
  read(name: string): Promise<Buffer>;
}

/** Only ever asks the place that the configuration names. */
export function pictureStore(url: string): PictureStore {
  return url.startsWith('file:')
    ? { read: (name) => readFromFolder(fileURLToPath(url), name) }
    : { read: (name) => readFromShop(url, name) };
}

async function readFromFolder(folder: string, name: string): Promise<Buffer> {
  const file = await new DiskStorage(folder).get(`images/${name}`).catch((error: NodeJS.ErrnoException) => {
    throw sourceUnreachable(where, `cannot be read (${error.code ?? 'unknown'})`);
  });
  if (!file) throw missing(name);
  if (file.size <= mostPictureBytes) return buffer(file.content);
  file.content.destroy();
  throw tooLarge(name);
}

async function readFromShop(base: string, name: string): Promise<Buffer> {
  const url = base + paths.image(name);
  const reply = await ask(url);
  if (reply.status === 404) {
    await reply.body?.cancel();
    throw missing(name);
  }
  // Another place than the one that is configured is never gone to.
  if (reply.status !== 200 || !reply.body) {
    await reply.body?.cancel();
    throw sourceUnreachable(where, `answers with ${reply.status}`);
  }
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>) {
      bytes += chunk.length;
      if (bytes > mostPictureBytes) break;
      chunks.push(chunk);
    }
  } catch {
    throw sourceUnreachable(where, 'broke off');
  }
  if (bytes > mostPictureBytes) throw tooLarge(name);
  return Buffer.concat(chunks);
}

const ask = (url: string) =>
  fetch(url, {
    headers: { 'user-agent': userAgent },
    redirect: 'manual',
    signal: AbortSignal.timeout(patienceMs),
  }).catch((error: Error) => {
    const { code } = (error.cause ?? error) as NodeJS.ErrnoException;
    throw sourceUnreachable(where, `does not answer (${typeof code === 'string' ? code : error.name})`);
  });

const missing = (name: string) => sourceInvalid([{ field: `images/${name}`, message: `is not at ${where}` }]);
const tooLarge = (name: string) =>
  sourceInvalid([{ field: `images/${name}`, message: 'is far larger than a picture of ours' }]);
