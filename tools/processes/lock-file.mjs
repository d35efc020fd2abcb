// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { identityOf, isAlive } from './process-identity.mjs';

/**
 * The living process that holds the lock. A file left by a dead process is no lock.
 * @param {string} file
 */
export function lockHolder(file) {
  try {
    /** @type {import('./process-identity.mjs').ProcessIdentity} */
    const holder = JSON.parse(readFileSync(file, 'utf8'));
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock; returns its release. Throws if another living process holds it.
 * @param {string} file
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(identityOf(process.pid)), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = lockHolder(file);
    if (holder) throw new Error(`It is already running (pid ${holder.pid}) in this checkout.`);
    rmSync(file, { force: true });
  }
}
