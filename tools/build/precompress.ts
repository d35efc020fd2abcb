import { readdir, readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const compressible = /\.(?:js|css|html|svg|txt|json)$/;

/** Writes file.br and file.gz beside every text file at the highest level: once, not per visitor. */
export async function precompress(folders: string[]) {
  for (const folder of folders) {
    const files = (await readdir(folder, { recursive: true })).filter((file) => compressible.test(file));
    await Promise.all(files.map((file) => compress(`${folder}/${file}`)));
  }
}

async function compress(path: string) {
  const content = await readFile(path);
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: content.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(content, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: 9 }));
}
