import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const moduleFolder = dirname(fileURLToPath(import.meta.url));

/** The pictures' folder: beside the bundle, or in the sources. */
const folders = [join(moduleFolder, 'stone'), join(moduleFolder, '../../images')];

/** Addresses under which the shop serves them; no other becomes a file path. */
const picturePath = /^\/stone\/([a-z0-9-]+)\/([a-z0-9-]+\.jpg)(?:\?.*)?$/;

/** A stone's picture by its address in the shop, for drawing on the server; null for any other address. */
export async function readStonePicture(url: string): Promise<Buffer | null> {
  const [, slug, file] = picturePath.exec(url) ?? [];
  if (!slug || !file) return null;
  for (const folder of folders) {
    const picture = await readFile(join(folder, slug, file)).catch(nullIfMissing);
    if (picture) return picture;
  }
  return null;
}

/** A colour may have lost its picture since a quote was saved; other errors are thrown. */
function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
