// @ts-check
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive, thisProcess } from './process-identity.mjs';

/** Someone else, still alive, holds the lock. */
export class AlreadyRunning extends Error {
  /** @param {number} pid */
  constructor(pid) {
    super(`already running (pid ${pid})`);
    this.pid = pid;
  }
}

/**
 * The living process that holds the lock, if any. A file left by a dead process is no lock.
 * @param {string} file
 */
export function lockHolder(file) {
  try {
    const holder = /** @type {import('./process-identity.mjs').ProcessIdentity} */ (
      JSON.parse(readFileSync(file, 'utf8'))
    );
    return isAlive(holder) ? holder : undefined;
  } catch {
    return undefined;
  }
}

/**
 * Takes the lock for this process or throws AlreadyRunning. Returns what gives it back.
 * @param {string} file
 */
export function takeLock(file) {
  mkdirSync(dirname(file), { recursive: true });
  for (;;) {
    try {
      writeFileSync(file, JSON.stringify(thisProcess()), { flag: 'wx' });
      return () => rmSync(file, { force: true });
    } catch (error) {
      if (/** @type {NodeJS.ErrnoException} */ (error).code !== 'EEXIST') throw error;
    }
    const holder = lockHolder(file);
    if (holder) throw new AlreadyRunning(holder.pid);
    rmSync(file, { force: true });
  }
}
