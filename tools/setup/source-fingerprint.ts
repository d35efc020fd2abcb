import { createHash, type Hash } from 'node:crypto';
import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

const roots = ['apps', 'libs', 'tools/build', 'tsconfig.base.json', 'package-lock.json', 'nx.json'];
const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const isTest = /\.(spec|api-spec)\.\w+$/;

/** Changes when any file a bundle could be made from changes: names, sizes and times, in a few milliseconds. */
export function sourceFingerprint() {
  const hash = createHash('sha256').update(process.version);
  for (const path of roots) add(hash, path);
  return hash.digest('hex');
}

function add(hash: Hash, path: string) {
  const stat = statSync(join(workspaceRoot, path), { throwIfNoEntry: false });
  if (!stat) return;
  if (!stat.isDirectory()) {
    hash.update(`${path}\0${stat.size}\0${stat.mtimeMs}\n`);
    return;
  }
  for (const entry of readdirSync(join(workspaceRoot, path)).sort())
    if (!notSource.has(entry) && !isTest.test(entry)) add(hash, `${path}/${entry}`);
}
