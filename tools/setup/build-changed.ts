import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { clearDevelopmentBundles } from './development-bundles.ts';
import { runCommand } from './run-command.mjs';
import { sourceFingerprint } from './source-fingerprint.ts';
import { workspaceRoot } from './workspace-root.mjs';

const stamp = join(workspaceRoot, '.nx', 'built-from');
const bundles = [
  'apps/api/dist/main.js',
  'apps/api/dist/worker.js',
  'apps/api/dist/migrate.js',
  'apps/api/dist/demo-database.js',
  'apps/api/dist/create-admin.js',
  'apps/admin/dist/server.js',
  'apps/shop/dist/server.js',
  'apps/sumup-sandbox/dist/server.js',
  'apps/mailbox/dist/server.js',
];

/**
 * Builds what changed. Nx knows that too, but takes seconds to find that nothing did; the fingerprint takes
 * milliseconds. False when the build failed.
 */
export function buildChanged() {
  clearDevelopmentBundles();
  const before = sourceFingerprint();
  const isBuilt = bundles.every((file) => existsSync(join(workspaceRoot, file)));
  if (isBuilt && readStamp() === before) return true;
  console.log('Building …');
  if (!runCommand(process.execPath, [nx, 'run-many', '-t', 'build', '--output-style=static'])) return false;
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, before);
  return true;
}

const nx = join(workspaceRoot, 'node_modules', 'nx', 'dist', 'bin', 'nx.js');

function readStamp() {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
