import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { isAlive, startTimeOf, type ProcessIdentity } from '../processes/process-identity.mjs';
import { waitUntil } from '../processes/wait-until.ts';
import type { Part } from './stages.ts';

/** Notes who is running, for a later start to find after this process was killed. */
export function recordChildren(file: string, parts: readonly Part[]) {
  const identities = parts.map(({ name, pid }) => ({ name, pid, startedAt: startTimeOf(pid) ?? '' }));
  // Whole or not at all: whoever reads may come at any time.
  writeFileSync(`${file}.new`, JSON.stringify(identities));
  renameSync(`${file}.new`, file);
}

/**
 * Ends what a killed supervisor left behind, last started first. Services of ours leave by themselves when
 * their channel breaks; this waits for them, and insists where they do not.
 */
export async function stopLeftoverChildren(file: string) {
  for (const child of readRecord(file).reverse()) {
    for (const signal of ['SIGTERM', 'SIGKILL'] as const) {
      if (!isAlive(child)) break;
      sendToGroup(child.pid, signal);
      // One that was halted (Ctrl-Z, a debugger) hears nothing until it goes on.
      sendToGroup(child.pid, 'SIGCONT');
      await waitUntil(() => !isAlive(child), 10_000);
    }
  }
}

function readRecord(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as (ProcessIdentity & { name: string })[];
  } catch {
    return [];
  }
}

function sendToGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It left in this very moment.
  }
}
