// @ts-check
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { workspaceRoot } from './workspace-root.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean }>} Packages */

/** `npm ci`, by the npm that runs us if any, but only if the installed packages differ from package-lock.json. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) …');
  const { npm_execpath: npm } = process.env;
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel=error'];
  const { status } = spawnSync(npm ? process.execPath : 'npm', npm ? [npm, ...args] : args, {
    cwd: workspaceRoot,
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  if (status === 0) return;
  console.error('npm ci failed; its reasons are above.');
  process.exit(1);
}

/** npm records what it installed at the end: compared with the lock this shows missing or old packages. */
function isInstalled() {
  const locked = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!locked || !installed) return false;
  return Object.entries(locked).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Packages for other platforms are in the lock but never installed.
    if (!found) return optional === true;
    return link === true || found.version === version;
  });
}

/** @param {string} file @returns {Packages | undefined} */
function packagesIn(file) {
  try {
    return JSON.parse(readFileSync(join(workspaceRoot, file), 'utf8')).packages;
  } catch {
    return undefined;
  }
}
