import { spawnSync } from 'node:child_process';
import { createHash, type Hash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

const stamp = join(workspaceRoot, '.nx', 'built-from');
const development = 'development';
const nx = join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');
export const buildAll = [nx, 'run-many', '-t', 'build', '--output-style=static'];

/**
 * Builds what changed. Nx takes seconds to find that nothing did; the fingerprint takes milliseconds. False if the
 * build failed.
 */
export function buildChanged() {
  clearDevelopmentBundles();
  const before = sourceFingerprint();
  const apps = ['api', 'admin', 'shop', 'sumup-sandbox', 'mailbox'];
  const isBuilt = apps.every((app) => existsSync(join(workspaceRoot, 'apps', app, 'dist')));
  if (isBuilt && readStamp() === before) return true;
  console.log('Building …');
  const { status } = spawnSync(process.execPath, buildAll, {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status !== 0) return false;
  writeStamp(before);
  return true;
}

export function makeRoomForDevelopmentBundles() {
  for (const app of ['api', 'admin', 'shop'])
    rmSync(join(workspaceRoot, 'apps', app, 'dist'), { recursive: true, force: true });
  writeStamp(development);
}

/** Removes them before the next build, which then comes from the sources or from Nx's cache. */
export function clearDevelopmentBundles() {
  if (readStamp() !== development) return;
  makeRoomForDevelopmentBundles();
  rmSync(stamp);
}

function readStamp() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : undefined;
}

function writeStamp(text: string) {
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, text);
}

const roots = ['apps', 'libs', 'tools/build', 'tsconfig.base.json', 'package-lock.json', 'nx.json'];
const notSource = new Set(['node_modules', 'dist', 'coverage', 'test-results']);
const isTest = /\.(spec|api-spec)\.\w+$/;

/** Changes with any file that a bundle is made from: names, sizes and times, in a few milliseconds. */
function sourceFingerprint() {
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
