import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));

/** Where the pictures are: beside the bundle that this has become a part of, or in the sources. */
const folders = [join(here, 'stone'), join(here, '../../images')];

/** The addresses under which the shop serves them; nothing else ever becomes a path. */
const address = /^\/stone\/([a-z0-9-]+)\/([a-z0-9-]+\.jpg)(?:\?.*)?$/;

/** A picture of a stone by its address in the shop, for what is drawn on the server; null where it is not one of ours. */
export async function readStonePicture(url: string): Promise<Buffer | null> {
  const [, slug, file] = address.exec(url) ?? [];
  if (!slug || !file) return null;
  for (const folder of folders) {
    const picture = await readFile(join(folder, slug, file)).catch(absent);
    if (picture) return picture;
  }
  return null;
}

/** A colour may have lost its picture since a quote was saved; anything else is worth knowing. */
function absent(error: NodeJS.ErrnoException): null {
  if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null;
  throw error;
}
