import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.mjs';
import { waitUntil } from './wait-until.ts';

/** Notes which processes run, for a later start to find after this one was killed. */
export function recordProcesses(file: string, processes: readonly { name: string; pid: number }[]) {
  const identities = processes.map(({ name, pid }) => ({ name, ...identityOf(pid) }));
  // Whole or not at all, since it may be read at any time.
  writeFileSync(`${file}.new`, JSON.stringify(identities));
  renameSync(`${file}.new`, file);
}

/**
 * Ends what a killed process left behind, last started first. Services of ours leave by themselves when
 * their channel breaks; this waits for them, and insists where they do not.
 */
export async function stopLeftovers(file: string) {
  for (const left of readRecord(file).reverse())
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      if (!isAlive(left)) break;
      signalGroup(left.pid, signal);
      // One that was halted (Ctrl-Z, a debugger) hears nothing until it goes on.
      signalGroup(left.pid, 'SIGCONT');
      await waitUntil(() => !isAlive(left), 10_000);
    }
}

function readRecord(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as ProcessIdentity[];
  } catch {
    return [];
  }
}

/** Tells a process and what it started in its group; nothing where they have left. */
export function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It left in this very moment.
  }
}
