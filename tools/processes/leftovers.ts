import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { identityOf, isAlive, type ProcessIdentity } from './process-identity.mjs';
import { waitUntil } from './wait-until.ts';

/** Records the running processes, for a later start after this one was killed. */
export function recordProcesses(file: string, processes: readonly { name: string; pid: number }[]) {
  const identities = processes.map(({ name, pid }) => ({ name, ...identityOf(pid) }));
  // Atomic, as it may be read at any time.
  writeFileSync(`${file}.new`, JSON.stringify(identities));
  renameSync(`${file}.new`, file);
}

/**
 * Ends what a killed process left running, in reverse order. Our services end by themselves when their channel breaks;
 * this waits for them, and kills those that do not.
 */
export async function stopLeftovers(file: string) {
  for (const left of readRecord(file).reverse())
    for (const signal of ['SIGINT', 'SIGKILL'] as const) {
      if (!isAlive(left)) break;
      signalGroup(left.pid, signal);
      // A stopped one (Ctrl-Z, a debugger) handles no signal until it continues.
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

/** Signals a process group; nothing if it has ended. */
export function signalGroup(pid: number, signal: NodeJS.Signals) {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended just now.
  }
}
