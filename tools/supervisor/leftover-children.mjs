// @ts-check
import { readFileSync, writeFileSync } from 'node:fs';
import { isAlive, startTimeOf } from '../processes/process-identity.mjs';
import { waitUntil } from '../processes/wait-until.mjs';

/**
 * Notes who is running, for a later start to find after this process was killed.
 * @param {string} file
 * @param {readonly import('./part.d.mts').Part[]} parts
 */
export function recordChildren(file, parts) {
  const identities = parts.map(({ name, pid }) => ({ name, pid, startedAt: startTimeOf(pid) ?? '' }));
  writeFileSync(file, JSON.stringify(identities));
}

/**
 * Ends what a killed supervisor left behind, last started first. Services of ours leave by themselves when
 * their channel breaks; this waits for them, and insists where they do not.
 * @param {string} file
 */
export async function stopLeftoverChildren(file) {
  for (const child of readRecord(file).reverse()) {
    for (const signal of /** @type {const} */ (['SIGTERM', 'SIGKILL'])) {
      if (!isAlive(child)) break;
      sendToGroup(child.pid, signal);
      // One that was halted (Ctrl-Z, a debugger) hears nothing until it goes on.
      sendToGroup(child.pid, 'SIGCONT');
      await waitUntil(() => !isAlive(child), 10_000);
    }
  }
}

/**
 * @param {string} file
 * @returns {(import('../processes/process-identity.mjs').ProcessIdentity & { name: string })[]}
 */
function readRecord(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return [];
  }
}

/** @param {number} pid @param {NodeJS.Signals} signal */
function sendToGroup(pid, signal) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It left in this very moment.
  }
}
