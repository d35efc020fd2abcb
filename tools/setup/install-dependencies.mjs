// @ts-check
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { runNpm } from './run-command.mjs';
import { workspaceRoot } from './workspace-root.mjs';

/** @typedef {Record<string, { version?: string, link?: boolean, optional?: boolean, peer?: boolean }>} Packages */

/** `npm ci`, but only where what is installed is not what package-lock.json says. */
export function installDependencies() {
  if (isInstalled()) return;
  console.log('Installing the dependencies (npm ci) …');
  if (!runNpm('ci', '--no-audit', '--no-fund', '--loglevel=error')) {
    console.error('npm ci failed; its reasons are above.');
    process.exit(1);
  }
}

/** npm writes down what it installed, last of all: compared with the lock it tells what is missing or old. */
function isInstalled() {
  const wanted = packagesIn('package-lock.json');
  const installed = packagesIn('node_modules/.package-lock.json');
  if (!wanted || !installed) return false;
  return Object.entries(wanted).every(([path, { version, link, optional }]) => {
    if (!path.includes('node_modules/')) return true;
    const found = installed[path];
    // Packages for other platforms are in the lock and never installed.
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
