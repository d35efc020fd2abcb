import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** Creates a folder as the build does, with compressed variants of text files. */
export function builtFolder(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), 'built-'));
  for (const [name, content] of Object.entries(files)) {
    const path = join(root, name);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, content);
    if (/\.(?:html|js|css|json|txt)$/.test(name)) {
      writeFileSync(`${path}.br`, brotliCompressSync(content));
      writeFileSync(`${path}.gz`, gzipSync(content));
    }
  }
  return { root, remove: () => rmSync(root, { recursive: true }) };
}
